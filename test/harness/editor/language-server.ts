import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import Type from 'typebox';
import Value from 'typebox/value';

const Position = Type.Object({ line: Type.Integer(), character: Type.Integer() });

/** A problem that the server found (LSP 3.17, Diagnostic); lines count from 0. */
const Diagnostic = Type.Object({
  range: Type.Object({ start: Position }),
  message: Type.String(),
});
type Diagnostic = Type.Static<typeof Diagnostic>;

/** A proposal of the server (LSP 3.17, CompletionItem). */
const CompletionItem = Type.Object({
  label: Type.String(),
  insertText: Type.Optional(Type.String()),
  documentation: Type.Optional(Type.Unknown()),
});
export type CompletionItem = Type.Static<typeof CompletionItem>;

const Message = Type.Object({
  id: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
  method: Type.Optional(Type.String()),
  params: Type.Optional(Type.Unknown()),
  result: Type.Optional(Type.Unknown()),
});
type Message = Type.Static<typeof Message>;

const Published = Type.Object({ uri: Type.String(), diagnostics: Type.Array(Diagnostic) });
const Completions = Type.Object({ items: Type.Array(CompletionItem) });
const Hover = Type.Object({ contents: Type.Object({ value: Type.String() }) });
const Items = Type.Object({ items: Type.Array(Type.Object({ section: Type.String() })) });

/** A place in a text: the first `|` in it, which is no part of it. */
function cursorIn(marked: string) {
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** The YAML language server, as the YAML extension of VS Code runs it. */
interface LanguageServer {
  /** What is wrong with a file. */
  problems(file: string, text: string): Promise<Diagnostic[]>;
  /** What is offered at the `|` in a text. */
  completions(file: string, marked: string): Promise<CompletionItem[]>;
  /** What is shown over the `|` in a text. */
  hover(file: string, marked: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the server for a folder.
 * @param command program and arguments
 * @param root the folder that is opened
 * @param settings of the editor, as in .vscode/settings.json
 */
export async function startLanguageServer(
  [program = '', ...args]: readonly string[],
  root: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<LanguageServer> {
  const child = spawn(program, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const replies = new Map<number, (result: unknown) => void>();
  const published = new Map<string, (diagnostics: Diagnostic[]) => void>();
  const opened = new Set<string>();
  let count = 0;

  const send = (message: object): void => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    child.stdin.write(body);
  };
  const ask = (method: string, params: object): Promise<unknown> => {
    const id = ++count;
    send({ id, method, params });
    return new Promise((resolve) => replies.set(id, resolve));
  };

  /** A section of the settings: `yaml` holds what the file calls `yaml.hover`. */
  const section = (name: string): unknown =>
    Object.fromEntries(
      Object.entries(settings)
        .filter(([key]) => key.startsWith(`${name}.`))
        .map(([key, value]) => [key.slice(name.length + 1), value])
        .map(([key, value]) =>
          key === 'schemaStore.enable' ? ['schemaStore', { enable: value }] : [key, value],
        ),
    );

  const receive = (message: Message): void => {
    const { id, method, params, result } = message;
    if (method === undefined) {
      if (typeof id === 'number') replies.get(id)?.(result);
    } else if (method === 'textDocument/publishDiagnostics' && Value.Check(Published, params)) {
      published.get(params.uri)?.(params.diagnostics);
    } else if (id !== undefined) {
      const items = method === 'workspace/configuration' && Value.Check(Items, params) ? params.items : null;
      send({ id, result: items?.map((item) => section(item.section)) ?? null });
    }
  };
  let buffer = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n');
      const length = Number(
        /Content-Length: (\d+)/i.exec(buffer.toString('latin1', 0, Math.max(end, 0)))?.[1],
      );
      if (end < 0 || buffer.length < end + 4 + length) return;
      const message: unknown = JSON.parse(buffer.toString('utf8', end + 4, end + 4 + length));
      buffer = buffer.subarray(end + 4 + length);
      if (Value.Check(Message, message)) receive(message);
    }
  });

  const uriOf = (file: string): string => pathToFileURL(`${root}/${file}`).href;
  const open = (file: string, text: string): Promise<Diagnostic[]> => {
    const uri = uriOf(file);
    const diagnostics = new Promise<Diagnostic[]>((resolve) => published.set(uri, resolve));
    const version = ++count;
    if (opened.has(uri)) {
      const contentChanges = [{ text }];
      send({ method: 'textDocument/didChange', params: { textDocument: { uri, version }, contentChanges } });
    } else {
      opened.add(uri);
      const textDocument = { uri, languageId: 'yaml', version, text };
      send({ method: 'textDocument/didOpen', params: { textDocument } });
    }
    return diagnostics;
  };
  const at = async (method: string, file: string, marked: string): Promise<unknown> => {
    await open(file, marked.replace('|', ''));
    return ask(method, { textDocument: { uri: uriOf(file) }, position: cursorIn(marked) });
  };

  const uri = pathToFileURL(root).href;
  await ask('initialize', {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: [{ uri, name: 'content' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: {
          completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] },
        },
        hover: { contentFormat: ['markdown'] },
        publishDiagnostics: {},
      },
    },
  });
  send({ method: 'initialized', params: {} });

  return {
    problems: open,
    async completions(file, marked) {
      const result = await at('textDocument/completion', file, marked);
      return Value.Check(Completions, result) ? result.items : [];
    },
    async hover(file, marked) {
      const result = await at('textDocument/hover', file, marked);
      return Value.Check(Hover, result) ? result.contents.value : '';
    },
    async stop() {
      await ask('shutdown', {});
      send({ method: 'exit', params: {} });
    },
  };
}
