import { describe, expect, it } from 'vitest';
import { siteOf } from '../../build/site/site.ts';
import { CATALOGUE, publication } from './publication.ts';

/** The lines of the glance in the Markdown twin of a home page, built for a day. */
function glance(path: string, asOf: string): string[] {
  const body = String(siteOf(publication({ asOf })).files.find((file) => file.path === path)?.body);
  return body.slice(0, body.indexOf('\n## ', body.indexOf('\n## ') + 1)).split('\n');
}
const line = (path: string, asOf: string, start: string) =>
  glance(path, asOf).find((each) => each.startsWith(`- ${start}`)) ?? '';

describe('the school day at a glance', () => {
  it('gives the verb the gender of its noun', () => {
    expect(line('/index.md', '2026-09-01', 'الفصل الحالي')).toContain('· ينتهي بعد 128 يومًا');
    expect(line('/index.md', '2026-09-01', 'الإجازة القادمة')).toContain('· تبدأ بعد 22 يومًا');
    expect(line('/index.md', '2026-09-23', 'إجازة الآن')).toContain('· تنتهي اليوم');
    expect(line('/index.md', '2026-08-22', 'الفصل القادم')).toContain('· يبدأ غدًا');
  });

  it('says where other days hold, and only of what differs there', () => {
    expect(line('/index.md', '2026-09-01', 'الفصل الحالي')).toContain('· مواعيد مختلفة في مكة المكرمة.');
    expect(line('/en/index.md', '2026-09-01', 'Current term')).toContain('· Different days in Makkah.');
    expect(line('/en/index.md', '2026-09-01', 'Next holiday')).not.toContain('Different days');
  });
});

describe('an exam', () => {
  it('has the note of its record beside its status, on the page and in its twin', () => {
    const note = 'لم تُعلن مواعيد الفترات الورقية.';
    const exams = CATALOGUE.exams.map((exam) => ({ ...exam, note }));
    const { files } = siteOf(publication({ catalogue: { ...CATALOGUE, exams } }));
    const bodies = ['/index.html', '/index.md'].map((path) =>
      String(files.find((file) => file.path === path)?.body),
    );
    for (const body of bodies) expect(body).toContain(note);
  });
});
