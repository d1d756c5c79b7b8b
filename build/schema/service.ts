import Type from 'typebox';
import { calendarUpdatedFor } from './calendar.ts';
import { RATE_LIMIT } from './claim.ts';
import { about } from './marks.ts';
import { address, day, inEnglish, integer, names, nullable, PATTERNS, part, shape, text } from './shape.ts';

export const version = { ar: 'إصدار الواجهة', en: 'Interface version.' };

/** content/service.yaml: every placeholder of the interface specification. */
export const ServiceRecord = shape('ServiceRecord', { en: 'Titles, contact, limits and the identity provider.' })({
  ...names,
  description: about(text, { ar: 'جملة واحدة بالعربية عن الخدمة', en: 'One Arabic sentence about the service.' }),
  descriptionEn: about(text, inEnglish('الجملة نفسها')),
  version: about(Type.String({ pattern: PATTERNS.version }), version),
  publisher: part({ ar: 'الجهة التي تنشر البيانات', en: 'Who publishes the data.' })({
    ...names,
    url: about(address, { ar: 'موقع الناشر', en: 'Its site.' }),
  }),
  contact: about(Type.String({ format: 'email' }), { ar: 'عنوان البريد للدعم', en: 'Address for support.' }),
  security: part({ ar: 'ما يقوله security.txt (RFC 9116)', en: 'What security.txt says (RFC 9116).' })({
    contact: about(Type.String({ format: 'uri' }), {
      ar: 'أين يُبلَّغ عن ثغرة: mailto: أو https:',
      en: 'Where to report a weakness: mailto: or https:.',
    }),
    expires: about(day, {
      ar: 'آخر يوم يُعتمد فيه على security.txt، قبل مضي سنة',
      en: 'Last day on which security.txt may be relied on; less than a year ahead.',
    }),
  }),
  rateLimit: part(RATE_LIMIT.whole)({
    requests: about(integer(1, 100_000), RATE_LIMIT.requests),
    windowSeconds: about(integer(1, 86_400), RATE_LIMIT.window),
  }),
  identityProvider: part({
    ar: 'الجهة التي يسجل الطالب الدخول عندها في تطبيقه',
    en: 'The external provider that signs in the human student.',
  })({
    issuer: about(nullable(address), { ar: 'مُصدر رموز الهوية', en: 'Issuer of the identity tokens.' }),
    authorizationUrl: about(address, { ar: 'العنوان الذي يُطلب منه التفويض', en: 'Authorization endpoint.' }),
    tokenUrl: about(address, { ar: 'العنوان الذي تُطلب منه الرموز', en: 'Token endpoint.' }),
    revocationUrl: about(address, { ar: 'العنوان الذي تُلغى عنده الرموز', en: 'Revocation endpoint.' }),
    jwksUri: about(nullable(address), { ar: 'عنوان مفاتيح التحقق', en: 'Key set.' }),
    clientRegistrationUrl: about(address, {
      ar: 'الصفحة التي يُنشأ فيها تطبيق يدويًا',
      en: 'Console in which a client is created by hand.',
    }),
  }),
  mcpName: about(Type.String({ pattern: PATTERNS['reversed-domain'] }), {
    ar: 'اسم خادم الأدوات في السجلات: النطاق معكوسًا ثم الاسم',
    en: 'Reverse-DNS name of the MCP server.',
  }),
  mcpHost: about(nullable(Type.String({ format: 'hostname' })), {
    ar: 'نطاق ثانٍ لا يجيب إلا خادم الأدوات',
    en: 'Second host that serves MCP alone.',
  }),
  repository: about(nullable(Type.String({ pattern: PATTERNS.repository })), {
    ar: 'مالك المستودع في github.com واسمه، وبه تُنشر نماذج التحرير في /admin/، وتبقى null إذا لم تُرد',
    en: 'Owner and name of the repository at github.com that holds the content; with it /admin/ offers forms. null: no forms.',
  }),
  lookAgainAfter: nullable(
    part({
      ar: 'بعد كم يومًا يُطلب من المحررين النظر مرة أخرى (npm run due)',
      en: 'After how many days npm run due asks editors to look again; null: 14, 180 and 365.',
    })({
      windows: about(integer(1, 3650), {
        ar: 'فترات التسجيل التي أُغلقت، والتي لا تُغلق بعد 60 يومًا على الأقل',
        en: 'Registration windows that closed; those that never close after 60 days at least.',
      }),
      conditions: about(integer(1, 3650), { ar: 'الرسوم والشروط', en: 'Fees and conditions.' }),
      others: about(integer(1, 3650), { ar: 'غيرها من الإجابات', en: 'All other answers.' }),
    }),
  ),
  calendarUpdatedFor,
});
export type ServiceRecord = Type.Static<typeof ServiceRecord>;
