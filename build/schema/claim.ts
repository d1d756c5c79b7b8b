import Type from 'typebox';
import { about } from './marks.ts';
import { address, shape, text, WEB_ADDRESS_PATTERN } from './shape.ts';

/** That nothing is asked for and nobody acts for another, as the claim and the block of agents say it. */
export const openAccess = {
  registration_required: about(Type.Literal(false), { ar: 'لا حاجة إلى تسجيل', en: 'There is nothing to register.' }),
  delegated_agent_access: about(Type.Literal(false), {
    ar: 'لا تفويض لوكيل عن شخص',
    en: 'No agent acts on behalf of a person.',
  }),
};

export const documentation = about(address, { ar: 'كيف تعمل الهوية هنا', en: 'How authentication works here.' });

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
export const Claim = shape('Claim', {
  en: 'Confirms that anonymous access is open. No account, no token, no message.',
})({
  identity_type: about(Type.Literal('anonymous'), { ar: 'نوع الهوية: مجهولة', en: 'Kind of identity: none is known.' }),
  credential_type: about(Type.Literal('none'), {
    ar: 'نوع رمز الدخول: لا شيء',
    en: 'Kind of credential: none is needed.',
  }),
  granted: about(Type.Literal(true), { ar: 'الوصول متاح دائمًا', en: 'Access is always granted.' }),
  credential: about(Type.Null(), { ar: 'لا رمز دخول', en: 'There is no credential.' }),
  ...openAccess,
  endpoints: about(
    Type.Array(
      shape('ClaimEndpoint', { en: 'An address of the public surface.' })({
        id: about(text, { ar: 'اسم ثابت للعنوان', en: 'A stable name of the address.' }),
        method: about(Type.String(), { ar: 'طريقة HTTP', en: 'The HTTP method.' }),
        url: about(Type.String({ format: 'uri-template', pattern: WEB_ADDRESS_PATTERN }), {
          ar: 'عنوان الطلب، والاسم بين قوسين معقوفين معامل (RFC 6570)',
          en: 'Where to call it; a name in braces stands for a parameter (RFC 6570).',
        }),
        description: about(text, { ar: 'بمَ يجيب', en: 'What it answers.' }),
        parameters: about(Type.Array(Type.String()), { ar: 'معاملاته', en: 'Its query parameters.' }),
      }),
    ),
    { ar: 'كل عناوين الخدمة', en: 'Every address of the public surface.' },
  ),
  rate_limit: shape(
    'RateLimit',
    RATE_LIMIT.whole,
  )({
    requests: about(Type.Integer(), RATE_LIMIT.requests),
    window_seconds: about(Type.Integer(), RATE_LIMIT.window),
    per: about(Type.Literal('address'), {
      ar: 'لمن الحد: لكل عنوان شبكة',
      en: 'What is counted: each network address.',
    }),
  }),
  documentation,
});
export type Claim = Type.Static<typeof Claim>;
