import { expect, test } from 'vitest';
import { call, MODERN } from './post.ts';
import { site } from './site.ts';

const textOf = async (name: string, given: object): Promise<string> => {
  const { json } = await call(site, MODERN, 'prompts/get', { name, arguments: given });
  return Object(json).result.messages[0].content.text;
};

test('arguments stand in both languages, whatever they are made of', async () => {
  const text = await textOf('compare_universities', { first: ' $& ', second: '{first}', major: 'فيزياء' });
  expect(text).toContain('«$&» و«{first}»');
  expect(text).toContain('«$&» and «{first}»');
  expect(text.match(/فيزياء/g)).toHaveLength(2);
});

test('what is left out is said in general', async () => {
  expect(await textOf('plan_exam_registration', {})).toContain('every suitable exam');
  expect(await textOf('plan_exam_registration', { exam: ' ' })).toContain('every suitable exam');
  expect(await textOf('plan_exam_registration', { exam: 'gat' })).not.toContain('every suitable exam');
});

test('every prompt tells to credit sources and never to guess', async () => {
  const { json } = await call(site, MODERN, 'prompts/list');
  const prompts: { name: string; arguments: { name: string }[] }[] = Object(json).result.prompts;
  expect(prompts).toHaveLength(3);
  for (const prompt of prompts) {
    const text = await textOf(prompt.name, Object.fromEntries(prompt.arguments.map(({ name }) => [name, 'x'])));
    expect(text).toMatch(/Credit the source/);
    expect(text).toMatch(/must not fill it by guessing/);
    expect(text).toMatch(/لا يجوز .* بالتخمين/);
  }
});

test.each([
  [{ name: 'nope' }, /The prompts are compare_universities, plan_exam_registration, explain_weighted_score/],
  [{ name: 'constructor' }, /Unknown prompt/],
  [{}, /Unknown prompt/],
  [{ name: 'compare_universities', arguments: { first: 'ksu' } }, /`second` is missing\. Id or name/],
  [{ name: 'compare_universities', arguments: { first: 'ksu', second: '  ' } }, /`second` is missing/],
  [{ name: 'compare_universities', arguments: { first: 5, second: 'kau' } }, /`first` must be a text/],
  [{ name: 'compare_universities', arguments: [] }, /`arguments` must be an object/],
])('prompts/get %j is told what would be right', async (params, message) => {
  const { json } = await call(site, MODERN, 'prompts/get', params);
  expect(json).toMatchObject({ error: { code: -32602, message: expect.stringMatching(message) } });
});

test('arguments of a prompt that is not there are completed as everywhere, as the conformance suites ask', async () => {
  const params = { ref: { type: 'ref/prompt', name: 'nope' }, argument: { name: 'region', value: 'riy' } };
  const { json } = await call(site, MODERN, 'completion/complete', params);
  expect(json).toMatchObject({ result: { completion: { values: ['riyadh', 'Riyadh'] } } });
});

test('every listed template is completed', async () => {
  const { json } = await call(site, MODERN, 'resources/templates/list');
  const templates: { uriTemplate: string }[] = Object(json).result.resourceTemplates;
  expect(templates.length).toBeGreaterThan(4);
  for (const { uriTemplate: uri } of templates) {
    const name = /\{(\w+)\}$/.exec(uri)?.[1] ?? '';
    const params = { ref: { type: 'ref/resource', uri }, argument: { name, value: '' } };
    const completed = await call(site, MODERN, 'completion/complete', params);
    expect(Object(completed.json).result.completion.total, uri).toBeGreaterThan(0);
  }
});

test.each([
  ['region', 'RIY', ['riyadh', 'Riyadh']],
  ['region', 'الريا', ['الرياض']],
  ['region', 'eastern p', ['Eastern Province']],
  ['region', 'borders', ['northern-borders', 'Northern Borders']],
  ['exam', 'gat', ['gat', 'gat-english']],
  ['constructor', '', []],
])('%s %j is completed to %j', async (name, value, values) => {
  const ref = { type: 'ref/prompt', name: 'compare_universities' };
  const { json } = await call(site, MODERN, 'completion/complete', { ref, argument: { name, value } });
  expect(json).toMatchObject({ result: { completion: { values, total: values.length, hasMore: false } } });
});
