import { edited, VALID, withFile } from '../../support/content-tree.ts';
import { type Case, fee, ksu, of, skill, uqu } from './case.ts';

export const TEXT_CASES: readonly Case[] = [
  of('a name that is not in NFC', edited(ksu, 'King Saud University', 'King Sau\u0301d University'), '3:14 not-nfc'),
  of(
    'an Arabic name that is not in NFC',
    edited(uqu, 'جامعة أم القرى', 'جامعة أم القرى'.normalize('NFD')),
    '2:13 not-nfc',
  ),
  of('a zero-width character', edited(ksu, 'King Saud', 'King\u200b Saud'), '3:13 invisible-character'),
  of('a direction mark', edited(ksu, 'جامعة الملك سعود', 'جامعة الملك سعود\u200f'), '2:23 invisible-character'),
  of(
    'a direction override in an address',
    edited(ksu, 'title: About the university', 'title: About \u202eytisrevinu'),
    '18:18 invisible-character',
  ),
  of(
    'a control character by escape',
    edited(ksu, 'nameEn: King Saud University', 'nameEn: "King \\x07 Saud"'),
    '3:9 invisible-character',
  ),
  of(
    'half a character by escape',
    edited(ksu, 'nameEn: King Saud University', 'nameEn: "King \\ud800 Saud"'),
    '3:9 invisible-character',
  ),
  of('two spaces in a name', edited(ksu, 'King Saud', 'King  Saud'), '3:13 stray-space'),
  of(
    'a line break in a name',
    edited(ksu, 'nameEn: King Saud University', 'nameEn: |-\n  King Saud\n  University'),
    '3:9 stray-space',
  ),
  of(
    'paragraphs in an answer',
    edited(fee, 'answerEn: One hundred riyals.', 'answerEn: |-\n  One hundred riyals.\n\n  Paid once.'),
  ),
  of(
    'a line break at the end of an answer',
    edited(fee, 'answerEn: One hundred riyals.', 'answerEn: |\n  One hundred riyals.'),
    '6:11 stray-space',
  ),

  of('a skill without front matter', withFile(skill, '# Access\n'), '1:1 no-front-matter'),
  of('a skill without a title', edited(skill, '  title: Access', '  version: "1"'), '5:3 missing-key'),
  of(
    'a skill with a bad front matter',
    edited(skill, 'description: Explains', 'description: @Explains'),
    '3:14 yaml-syntax',
  ),
  of('a skill without a body', withFile(skill, VALID[skill].split('# Access')[0] ?? ''), '1:1 empty-body'),
  of('a skill that is too long', withFile(skill, VALID[skill] + 'line\n'.repeat(500)), '1:1 body-too-long'),
  of(
    'a direction mark in the body of a skill',
    edited(skill, 'Read {base_url}', 'Read\u200e {base_url}'),
    '10:5 invisible-character',
  ),
  of('a body that is not in NFC', edited(skill, 'Read {base_url}', 'Re\u0301ad {base_url}'), '10:1 not-nfc'),
  ...(
    [
      ['markup', 'مئة ريال.', '<b>مئة</b> ريال.', '9 unfit-text'],
      ['bold of Markdown', 'مئة ريال.', 'مئة **ريال**.', '13 unfit-text'],
      ['a link of Markdown', 'مئة ريال.', 'مئة [ريال](https://etec.gov.sa).', '13 unfit-text'],
      ['an emoji', 'مئة ريال.', 'مئة ريال 👍', '18 unfit-text'],
      ['a flag', 'مئة ريال.', 'مئة ريال 🇸🇦', '18 unfit-text'],
      ['letters that are drawn out', 'مئة ريال.', 'مئـــة ريال.', '10 unfit-text'],
      ['a note to oneself', 'مئة ريال.', 'مئة ريال TODO', '18 unfit-text'],
      ['a word twice', 'مئة ريال.', 'مئة مئة ريال.', '9 unfit-text'],
      ['a Latin letter within a word', 'مئة ريال.', 'مئة rيال.', '13 unfit-text'],
      ['a bracket that is never closed', 'مئة ريال.', 'مئة (ريال.', '9 stray-quote'],
      ['the place of something', 'مئة ريال.', 'مئة ريال [المصدر].', '18 unfit-text'],
      ['a letter as fonts draw it', 'مئة ريال.', 'مئة رﻳال.', '13 foreign-letter'],
      ['a note to oneself in Arabic', 'مئة ريال.', 'مئة ريال (يُراجَع).', '9 unfit-text'],
      ['a number of a mobile', 'مئة ريال.', 'مئة ريال، للاستفسار ٠٥٠ ١٢٣ ٤٥٦٧.', '9 unfit-text'],
      ['a private address', 'مئة ريال.', 'مئة ريال، راسل someone@gmail.com', '24 unfit-text'],
      ['a chat', 'مئة ريال.', 'مئة ريال، وللسؤال wa.me/966500000000', '26 unfit-text'],
      ['a very long answer', 'مئة ريال.', 'مئة ريال. '.repeat(100).trim(), '9 long-text'],
    ] as const
  ).map(([title, from, to, code]) => of(title, edited(fee, from, to), `faq/fee.yaml:5:${code}`)),
  of(
    'a Hijri year and an article before Latin letters',
    edited(fee, 'مئة ريال.', 'في 1448هـ للـGAT.', edited(fee, 'One hundred riyals.', 'In 1448.')),
  ),
  of(
    'the number of a body that all may call',
    edited(fee, 'مئة ريال.', 'اتصل بالرقم 920000000.', edited(fee, 'One hundred riyals.', 'Call 920000000.')),
  ),
  of(
    'a chat as an address',
    edited(fee, 'https://etec.gov.sa/fees', 'https://chat.whatsapp.com/Abc'),
    '13:10 unfit-text',
  ),
];
