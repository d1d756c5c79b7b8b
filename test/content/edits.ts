import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSeq, parse, parseDocument } from 'yaml';

/** What editors do, as CONTRIBUTING.md tells them, on whatever records the content holds. */

const firstFile = async (directory: string): Promise<string> => {
  const [first] = (await readdir(directory)).filter((name) => name.endsWith('.yaml')).sort();
  if (first === undefined) throw new Error(`${directory} holds no record.`);
  return first;
};

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`The edit changes nothing in ${file}.`);
  await writeFile(file, after);
}

const retire = (content: string, list: string, id: string): Promise<void> =>
  change(join(content, 'retired.yaml'), (text) => {
    const document = parseDocument(text);
    // A bare key holds nothing yet.
    if (!isSeq(document.get(list))) document.set(list, document.createNode([]));
    document.addIn([list], id);
    return String(document);
  });

/** Gives the first record of a folder another id, and retires the old one. */
async function renameRecord(content: string, folder: string): Promise<{ old: string; now: string }> {
  const directory = join(content, folder);
  const old = (await firstFile(directory)).replace('.yaml', '');
  const now = `${old}-renamed`;
  await rename(join(directory, `${old}.yaml`), join(directory, `${now}.yaml`));
  await change(join(directory, `${now}.yaml`), (text) => text.replace(/^id: .*$/m, `id: ${now}`));
  await retire(content, folder, old);
  return { old, now };
}

export async function renameUniversity(content: string): Promise<void> {
  const { old, now } = await renameRecord(content, 'universities');
  for (const name of await readdir(join(content, 'faq'))) {
    const file = join(content, 'faq', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(new RegExp(`^appliesTo: ${old}$`, 'm'), `appliesTo: ${now}`));
  }
}

export async function renameQuestion(content: string): Promise<void> {
  await renameRecord(content, 'faq');
}

export const addAlias = (content: string): Promise<void> =>
  change(join(content, 'regions.yaml'), (text) =>
    text.replace('aliases:', 'aliases:\n      - An Alias Nobody Used Before'),
  );

export async function addUniversity(content: string): Promise<void> {
  const { regions } = parse(await readFile(join(content, 'regions.yaml'), 'utf8'));
  const record = `id: added-by-a-test
name: جامعة أضافها اختبار
nameEn: University Added by a Test
type: university
regionId: ${regions[0].id}
url: https://added-by-a-test.edu.sa
identifiers: {}
confidence: single-source
collegesCoverage: none
sources:
  - title: Home page
    url: https://added-by-a-test.edu.sa
    kind: official
`;
  await writeFile(join(content, 'universities/added-by-a-test.yaml'), record);
}

export async function deleteExam(content: string): Promise<void> {
  const name = await firstFile(join(content, 'exams'));
  await rm(join(content, 'exams', name));
  await retire(content, 'exams', name.replace('.yaml', ''));
}
