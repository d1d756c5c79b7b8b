import Type from 'typebox';
import { about } from './marks.ts';
import { address, named, text, WEB_ADDRESS_PATTERN } from './shape.ts';

/** That nothing is asked for and nobody acts for another, as the claim and the block of agents say it. */
export const openAccess = {
  registration_required: Type.Literal(
    false,
    about({ ar: 'لا حاجة إلى تسجيل', en: 'There is nothing to register.' }),
  ),
  delegated_agent_access: Type.Literal(
    false,
    about({ ar: 'لا تفويض لوكيل عن شخص', en: 'No agent acts on behalf of a person.' }),
  ),
};

/** How authentication works here. */
export const documentation = address({ ar: 'كيف تعمل الهوية هنا', en: 'How authentication works here.' });

/** How much one address may ask, in the words of content/service.yaml and of the claim. */
export const RATE_LIMIT = {
  whole: { ar: 'كم طلبًا يُسمح به لعنوان واحد', en: 'How much one address may ask.' },
  requests: {
    ar: 'عدد الطلبات المسموح بها لعنوان واحد في المدة',
    en: 'Requests that one address may make in a window.',
  },
  window: { ar: 'طول المدة بالثواني', en: 'Length of the window in seconds.' },
};

/** /api/agent/claim */
export const Claim = Type.Object(
  {
    identity_type: Type.Literal(
      'anonymous',
      about({ ar: 'نوع الهوية: مجهولة', en: 'Kind of identity: none is known.' }),
    ),
    credential_type: Type.Literal(
      'none',
      about({ ar: 'نوع رمز الدخول: لا شيء', en: 'Kind of credential: none is needed.' }),
    ),
    granted: Type.Literal(true, about({ ar: 'الوصول متاح دائمًا', en: 'Access is always granted.' })),
    credential: Type.Null(about({ ar: 'لا رمز دخول', en: 'There is no credential.' })),
    ...openAccess,
    endpoints: Type.Array(
      Type.Object(
        {
          id: text({ ar: 'اسم ثابت للعنوان', en: 'A stable name of the address.' }),
          method: Type.String(about({ ar: 'طريقة HTTP', en: 'The HTTP method.' })),
          url: Type.String({
            format: 'uri-template',
            pattern: WEB_ADDRESS_PATTERN,
            ...about({
              ar: 'عنوان الطلب، والاسم بين قوسين معقوفين معامل (RFC 6570)',
              en: 'Where to call it; a name in braces stands for a parameter (RFC 6570).',
            }),
          }),
          description: text({ ar: 'بمَ يجيب', en: 'What it answers.' }),
          parameters: Type.Array(Type.String(), about({ ar: 'معاملاته', en: 'Its query parameters.' })),
        },
        named('ClaimEndpoint', 'An address of the public surface.'),
      ),
      about({ ar: 'كل عناوين الخدمة', en: 'Every address of the public surface.' }),
    ),
    rate_limit: Type.Object(
      {
        requests: Type.Integer(about(RATE_LIMIT.requests)),
        window_seconds: Type.Integer(about(RATE_LIMIT.window)),
        per: Type.Literal(
          'address',
          about({ ar: 'لمن الحد: لكل عنوان شبكة', en: 'What is counted: each network address.' }),
        ),
      },
      named('RateLimit', RATE_LIMIT.whole),
    ),
    documentation,
  },
  named('Claim', 'Confirms that anonymous access is open. No account, no token, no message.'),
);
export type Claim = Type.Static<typeof Claim>;
