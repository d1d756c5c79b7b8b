import { readFile, writeFile } from 'node:fs/promises';
import { netlifyConfigRules } from '../../build/site/hosts/netlify.ts';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';

/*
 * The end of the build command on Netlify. It adds the redirect rules that public/_redirects cannot hold to the
 * netlify.toml of the machine that builds: Netlify reads the redirects of that file after the build. A build plugin that
 * adds them to Netlify's configuration would lose every empty value of a query when Netlify saves it.
 */

const CONFIG = 'netlify.toml';
const HEADING = '\n# Added by hosts/netlify/add-rules.ts while building: not to be committed.\n';

const [settings] = (await readFile(CONFIG, 'utf8')).split(HEADING);
const table = JSON.parse(await readFile(`public${ROUTES_FILE}`, 'utf8'));
await writeFile(CONFIG, settings + HEADING + netlifyConfigRules(table));
