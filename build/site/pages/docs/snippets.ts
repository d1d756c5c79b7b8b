import { codeBlock, tabs } from '../model/block.ts';
import type { Piece } from '../model/piece.ts';
import type { DocumentedOperation } from './reference.ts';
import { exampleAddress } from './try.ts';

/** A text within single quotes of a shell (POSIX): a quote in it ends them, stands escaped, and begins them again. */
const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** A text within single quotes of JavaScript and Python. */
const inScript = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const MCP_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

const getLines = (url: string, isJson: boolean) => ({
  curl: [`curl --fail-with-body ${inShell(url)}`],
  JavaScript: [
    `const response = await fetch(${inScript(url)});`,
    'if (!response.ok) throw new Error((await response.json()).detail);',
    `const answer = await response.${isJson ? 'json' : 'text'}();`,
  ],
  Python: [
    `import ${isJson ? 'json, ' : ''}urllib.request`,
    '',
    `with urllib.request.urlopen(${inScript(url)}) as response:`,
    `    answer = ${isJson ? 'json.load(response)' : 'response.read().decode()'}`,
  ],
});

const postLines = (url: string, body: string) => ({
  curl: [
    `curl --fail-with-body ${inShell(url)} \\`,
    ...Object.entries(MCP_HEADERS).map(([name, value]) => `  -H '${name}: ${value}' \\`),
    `  -d ${inShell(body)}`,
  ],
  JavaScript: [
    `const response = await fetch(${inScript(url)}, {`,
    "  method: 'POST',",
    `  headers: ${JSON.stringify(MCP_HEADERS)},`,
    `  body: JSON.stringify(${body}),`,
    '});',
    'const { result, error } = await response.json();',
  ],
  Python: [
    'import json, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${inScript(url)},`,
    `    data=${inScript(body)}.encode(),`,
    `    headers=${JSON.stringify(MCP_HEADERS)},`,
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    answer = json.load(response)',
  ],
});

/** How a request is sent from a terminal and from programs. */
export function snippets({ route, bodies }: DocumentedOperation, baseUrl: string): Piece {
  const [body] = bodies;
  const lines =
    body === undefined
      ? getLines(baseUrl + exampleAddress(route), /[/+]json\b/.test(route.contentType))
      : postLines(baseUrl + route.path, body.compact);
  return tabs(
    `${route.id}-code`,
    Object.entries(lines).map(([language, text]) => ({ title: language, body: codeBlock(text.join('\n')) })),
  );
}
