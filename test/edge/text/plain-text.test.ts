import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../edge/text/plain-text.ts';

const CHARACTERS = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).concat(
  Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(0xe000 + code)),
);
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What becomes of a character within a text: by the properties that Unicode gives it. */
function expected(character: string): string {
  if (/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]/u.test(character)) return ' ';
  if (/[\p{Cc}\p{Bidi_Control}\ufeff]/u.test(character)) return '';
  return ENTITIES[character] ?? (/[\\`*_[\]|~]/.test(character) ? `\\${character}` : character);
}

/** At either end, white space goes. */
const atAnEnd = (character: string): string => expected(character).trim();

describe('Markdown of a text', () => {
  it('escapes what means something, and takes out what is not seen, whatever stands beside it', () => {
    const wrong = CHARACTERS.filter((character) => markdownText(`a${character}b`) !== `a${expected(character)}b`);
    expect(wrong).toEqual([]);
  });

  it('has no space at its ends, and no mark of a list or a heading at its beginning', () => {
    const begun = (character: string) => (/[#+\-=]/.test(character) ? `\\${character}` : atAnEnd(character));
    const wrong = CHARACTERS.filter(
      (character) =>
        markdownText(`${character}b`) !== `${begun(character)}b` ||
        markdownText(`b${character}`) !== `b${atAnEnd(character)}`,
    );
    expect(wrong).toEqual([]);
    expect(['1. b', '2) b', '3.', '3.50 b'].map(markdownText)).toEqual(['1\\. b', '2\\) b', '3\\.', '3.50 b']);
  });
});
