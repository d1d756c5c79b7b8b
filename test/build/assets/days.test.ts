import { expect, it } from 'vitest';
import { daysIn, isOnAny } from '../../../build/assets/days.ts';

it.each([
  { asked: 'هل ٧ يناير إجازة', told: 'الخميس 7 يناير 2027', is: true },
  { asked: 'هل 8 يناير إجازة', told: 'الخميس 7 يناير 2027', is: false },
  { asked: 'دوام 1 مارس', told: '26 فبراير – 13 مارس 2027', is: true },
  { asked: 'دوام 27 فبراير', told: '26 فبراير – 13 مارس 2027', is: true },
  { asked: 'دوام 14 مارس', told: '26 فبراير – 13 مارس 2027', is: false },
  { asked: 'is jan 7th off', told: '7–16 January 2027', is: true },
  { asked: 'school on november 30', told: 'from Friday 20 to Saturday 28 November 2026', is: false },
  { asked: 'school on the 21st of November', told: 'from Friday 20 to Saturday 28 November 2026', is: true },
  { asked: 'منتصف يناير', told: '8–16 يناير 2027', is: false },
  { asked: 'تخرجت قبل 7 سنوات', told: 'الخميس 7 يناير 2027', is: false },
])('«$asked» is answered by «$told»: $is', ({ asked, told, is }) => {
  expect(isOnAny(daysIn(asked), told)).toBe(is);
});
