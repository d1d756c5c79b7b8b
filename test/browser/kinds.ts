import { DOORS, type PageAddress, pageAddress } from '../../build/site/pages/addresses.ts';
import { recordPage } from '../../build/site/pages/records.ts';

/** A page of each kind, of the frozen content. */
export const KINDS: readonly PageAddress[] = [
  ...Object.values(DOORS).map(({ address }) => address),
  pageAddress('/docs/reference'),
  recordPage('exams', 'gat'),
  recordPage('calendar', '1448'),
  recordPage('faq', 'weighted-calc'),
];
