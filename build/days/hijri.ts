/** Apart from `days.ts`, because to make this takes longer than to check all content, which needs no Hijri day. */
const UMM_AL_QURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
});

/** The day in the Umm al-Qura calendar, the Kingdom's official one, of an ISO 8601 day: `2026-11-20` -> `1448-06-10`. */
export function hijriDay(day: string): string {
  const parts = UMM_AL_QURA.formatToParts(new Date(`${day}T12:00:00Z`));
  // Found by name, because the order of the parts differs between versions of ICU.
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
}

/** `hijriDay`, or null for a day that is not announced. */
export const hijriDayOrNull = (day: string | null): string | null => (day === null ? null : hijriDay(day));
