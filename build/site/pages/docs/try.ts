import type { Route } from '../../../publication/route.ts';
import { code, type Html, html } from '../html.ts';
import type { Language } from '../language.ts';
import { htmlOnly, type Piece } from '../model/piece.ts';
import type { DocumentedOperation } from './reference.ts';

const TEXT = {
  ar: {
    send: 'جرّب',
    body: 'متن الطلب',
    ready: 'أمثلة جاهزة',
    sending: 'جارٍ الإرسال…',
    failed: 'تعذر الوصول إلى الخدمة. تحقق من الاتصال ثم أعد المحاولة.',
    shortened: 'عُرض أول الإجابة فقط.',
  },
  en: {
    send: 'Try it',
    body: 'Request body',
    ready: 'Ready examples',
    sending: 'Sending…',
    failed: 'The service cannot be reached. Check the connection and try again.',
    shortened: 'Only the beginning of the answer is shown.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The address with the example of each path parameter in its place. */
export const exampleAddress = ({ path, parameters }: Route): string =>
  parameters.reduce((address, { name, example }) => address.replace(`{${name}}`, example), path);

const field = ({ id }: Route, { name, example, maxLength }: Route['parameters'][number]): Html =>
  html`<p class="input"><label for="try-${id}-${name}">${code(name)}</label><input id="try-${id}-${name}" name="${name}" dir="auto" placeholder="${example}"${maxLength !== undefined && html` maxlength="${maxLength}"`} autocomplete="off"></p>`;

function bodyField({ route, bodies }: DocumentedOperation, language: Language): Html {
  const text = TEXT[language];
  const [first] = bodies;
  const id = `try-${route.id}`;
  return html`<p class="input"><label for="${id}-ready">${text.ready}</label><select id="${id}-ready" dir="ltr" data-ready>${bodies.map(({ name, json }) => html`<option value="${json}">${name}</option>`)}</select></p>
<p class="input"><label for="${id}-body">${text.body}</label><textarea id="${id}-body" name="body" dir="ltr" rows="12" spellcheck="false">${first?.json ?? ''}</textarea></p>`;
}

/**
 * A form that asks the live service. Without scripts it opens the answer; /assets/try.js shows it in place. A
 * request with a body needs the script, which therefore brings its form to light.
 */
export function tryForm(operation: DocumentedOperation, language: Language): Piece {
  const { route } = operation;
  const text = TEXT[language];
  const isPost = route.method === 'POST';
  const fields = isPost ? bodyField(operation, language) : route.parameters.map((each) => field(route, each));
  return htmlOnly(html`<form class="try" action="${exampleAddress(route)}" method="${route.method.toLowerCase()}" data-path="${route.path}" data-sending="${text.sending}" data-failed="${text.failed}" data-shortened="${text.shortened}" aria-label="${text.send}: ${route.summary[language]}"${isPost && ' hidden'}>
${fields}
<button type="submit">${text.send}</button>
<p class="answered" role="status"></p>
<div class="answer"></div>
</form>`);
}
