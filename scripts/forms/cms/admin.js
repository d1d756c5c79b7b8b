import CMS from '@sveltia/cms';
import { fromFile, toFile } from '../record-format.ts';
import config from './config.js';

CMS.registerCustomFormat('record', 'yaml', { fromFile, toFile });
CMS.init({ config });
