import { edited, VALID, withFile } from '../../support/content-tree.ts';
import { type Case, fee, gat, ksu, of, skill } from './case.ts';

export const YAML_CASES: readonly Case[] = [
  of('an unclosed quote', edited(ksu, 'nameEn: King', 'nameEn: "King'), 'universities/ksu.yaml:3:9 yaml-syntax'),
  of('a tab as indentation', edited(ksu, '  ror:', '\tror:'), 'universities/ksu.yaml:13:1 yaml-syntax'),
  of(
    'tabs in many lines are one slip',
    withFile(fee, VALID[fee].replaceAll('\n  ', '\n\t')),
    'faq/fee.yaml:8:1 yaml-syntax',
  ),
  of(
    'a merge that was not finished',
    edited(ksu, 'kind: public', '<<<<<<< HEAD\nkind: public\n=======\nkind: private\n>>>>>>> other'),
    'universities/ksu.yaml:5:1 merge-conflict',
  ),
  of(
    'a marker of a merge that was forgotten',
    edited(ksu, 'kind: public', 'kind: public\n======='),
    'universities/ksu.yaml:6:1 merge-conflict',
  ),
  of(
    'a merge of a skill that was not finished',
    edited(skill, '# Access\n', '<<<<<<< HEAD\n# Access\n=======\n# Way in\n>>>>>>> other\n'),
    'skills/agent-auth/SKILL.md:8:1 merge-conflict',
  ),
  of('no space after a colon', edited(ksu, 'founded: 1957', 'founded:1957'), 'universities/ksu.yaml:8:8 yaml-syntax'),
  of('a missing colon', edited(ksu, 'founded: 1957', 'founded 1957'), 'universities/ksu.yaml:8:1 yaml-syntax'),
  of(
    'a colon in a text without quotes',
    edited(ksu, 'nameEn: King', 'nameEn: The: King'),
    'universities/ksu.yaml:3:9 yaml-syntax',
  ),
  of('a wrong indentation', edited(ksu, '  wikidata:', ' wikidata:'), 'universities/ksu.yaml:14:1 yaml-syntax'),
  of(
    'an unclosed bracket',
    edited(ksu, '[founded, qsRank]', '[founded, qsRank'),
    'universities/ksu.yaml:21:15 yaml-syntax',
  ),
  of(
    'a text that begins with @',
    edited(ksu, 'nameEn: King', 'nameEn: @King'),
    'universities/ksu.yaml:3:9 yaml-syntax',
  ),
  of('a missing dash', edited(ksu, '  - title: About', '    title: About'), 'universities/ksu.yaml:18:5 wrong-type'),
  of(
    'two slips in one file',
    edited(ksu, 'kind: public', 'kind: @public', edited(ksu, 'nameEn: King', 'nameEn: "King')),
    'universities/ksu.yaml:3:9 yaml-syntax',
  ),
  of(
    'an anchor and its alias',
    edited(ksu, 'kind: public', 'kind: &p public', edited(ksu, 'founded: 1957', 'founded: *p')),
    'universities/ksu.yaml:5:7 yaml-alias',
    'universities/ksu.yaml:8:10 yaml-alias',
  ),
  of('a tag', edited(ksu, 'founded: 1957', 'founded: !!int 1957'), 'universities/ksu.yaml:8:10 yaml-tag'),
  of('a custom tag', edited(ksu, 'founded: 1957', 'founded: !env HOME'), 'universities/ksu.yaml:8:10 yaml-tag'),
  of('a directive', withFile(ksu, `%YAML 1.1\n---\n${VALID[ksu]}`), 'universities/ksu.yaml:1:1 yaml-directive'),
  of('a merge key', edited(ksu, 'kind: public', '<<: {kind: public}'), 'universities/ksu.yaml:5:1 merge-key'),
  of(
    'a key __proto__',
    edited(ksu, 'kind: public', 'kind: public\n__proto__: {polluted: true}'),
    'universities/ksu.yaml:6:1 forbidden-key',
  ),
  of(
    'a key constructor in a list item',
    edited(ksu, '    url: https://ksu.edu.sa/en/about', '    url: https://ksu.edu.sa/en/about\n    constructor: x'),
    'universities/ksu.yaml:20:5 forbidden-key',
  ),
  of(
    'a number as a key',
    edited(ksu, 'kind: public', 'kind: public\n1957: x'),
    'universities/ksu.yaml:6:1 key-not-text',
  ),
  of(
    'a list as a key',
    edited(ksu, 'kind: public', 'kind: public\n? [a, b]\n: x'),
    'universities/ksu.yaml:6:3 key-not-text',
  ),
  of(
    'a key twice',
    edited(ksu, 'founded: 1957', 'founded: 1957\nname: جامعة'),
    'universities/ksu.yaml:9:1 duplicate-key',
  ),
  of(
    'a key twice inside a list item',
    edited(gat, '    opens: 2026-11-01', '    opens: 2026-11-01\n    opens: 2026-11-02'),
    'exams/gat.yaml:19:5 duplicate-key',
  ),
  of('a second document', withFile(fee, `${VALID[fee]}---\n${VALID[fee]}`), 'faq/fee.yaml:15:1 several-documents'),
  of(
    'deep brackets',
    edited(ksu, 'kind: public', `kind: ${'['.repeat(40)}${']'.repeat(40)}`),
    'universities/ksu.yaml:5:37 too-deep',
  ),
  of('deep dashes', edited(ksu, 'kind: public', `kind:\n  ${'- '.repeat(40)}x`), 'universities/ksu.yaml:6:63 too-deep'),
  of(
    'too many parts',
    edited(ksu, 'kind: public', `kind: [${'a,'.repeat(60_000)}]`),
    'universities/ksu.yaml:5:66652 too-complex',
  ),
  of(
    'items below an empty list',
    withFile('retired.yaml', 'exams: []\n  - old-exam\n'),
    'retired.yaml:2:3 yaml-syntax',
  ),
  of('items below null', withFile('retired.yaml', 'exams: null\n- old-exam\n'), 'retired.yaml:2:1 yaml-syntax'),
  of('a list without items', withFile('retired.yaml', 'exams:\nfaq:\n')),
  of('a dash of another length', edited(ksu, '  - id: law', '  – id: law'), 'universities/ksu.yaml:39:3 yaml-syntax'),
  of(
    'a dash right before its item',
    edited(fee, '  - بكم الاختبار', '  -بكم الاختبار\n  -سعر الاختبار'),
    'faq/fee.yaml:8:3 yaml-syntax',
  ),
  of('a fence around a record', withFile(fee, `\`\`\`yaml\n${VALID[fee]}\`\`\`\n`), 'faq/fee.yaml:1:1 yaml-syntax'),
  of(
    'a text after a list',
    edited(fee, '  - بكم الاختبار', '  - بكم الاختبار\n  والرسوم'),
    'faq/fee.yaml:9:3 yaml-syntax',
  ),
];
