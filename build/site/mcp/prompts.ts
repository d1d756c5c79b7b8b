import type { Prompt } from '../../../edge/mcp/publication.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import WRITTEN from './prompts.json' with { type: 'json' };

const RULES = [
  `${EMPTY_FIELD.ar} واذكر مصدر كل موعد أو ترتيب تنقله.`,
  `${EMPTY_FIELD.en} Credit the source of every date or rank that you repeat.`,
];

/** Ready-made tasks, which clients offer to people. Each text is in Arabic and English, and ends with the same rules. */
export const PROMPTS: readonly Prompt[] = WRITTEN.map(({ text, ...prompt }) => ({
  ...prompt,
  text: [...text, ...RULES].join('\n'),
}));
