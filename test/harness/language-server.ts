import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Type from 'typebox';
import Value from 'typebox/value';

/** A problem that the server found (LSP 3.17, Diagnostic); lines count from 0. */
const Diagnostic = Type.Object({
  range: Type.Object({ start: Type.Object({ line: Type.Integer(), character: Type.Integer() }) }),
  message: Type.String(),
});
type Diagnostic = Type.Static<typeof Diagnostic>;

/** A proposal of the server (LSP 3.17, CompletionItem). */
const CompletionItem = Type.Object({
  label: Type.String(),
  insertText: Type.Optional(Type.String()),
  documentation: Type.Optional(Type.Unknown()),
});
type CompletionItem = Type.Static<typeof CompletionItem>;

const Published = Type.Object({ uri: Type.String(), diagnostics: Type.Array(Diagnostic) });
const Completions = Type.Object({ items: Type.Array(CompletionItem) });
const Hover = Type.Object({ contents: Type.Object({ value: Type.String() }) });
const Items = Type.Object({ items: Type.Array(Type.Object({ section: Type.String() })) });

/** A place in a text: the first `|` in it, which is no part of it. */
function cursorIn(marked: string) {
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** What is used of vscode-jsonrpc, through which editors and language servers speak to each other. */
interface Connection {
  listen(): void;
  sendRequest(method: string, params?: object): Promise<unknown>;
  sendNotification(method: string, params?: object): Promise<void>;
  onRequest(answer: (method: string, params: unknown) => unknown): void;
  onNotification(method: string, receive: (params: unknown) => void): void;
}

/**
 * Starts the YAML language server for a folder, as the YAML extension of VS Code does.
 * @param tools directory in which it is installed
 * @param root the folder that is opened
 * @param settings of the editor, as in .vscode/settings.json
 */
export async function startLanguageServer(tools: string, root: string, settings: Readonly<Record<string, unknown>>) {
  const program = join(tools, 'node_modules/yaml-language-server/bin/yaml-language-server');
  const child = spawn(process.execPath, [program, '--stdio'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { createMessageConnection, StreamMessageReader, StreamMessageWriter } =
    createRequire(program)('vscode-jsonrpc/node');
  const connection: Connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );

  /** A section of the settings: `yaml` holds what the file calls `yaml.hover`. */
  const section = (name: string): unknown =>
    Object.fromEntries(
      Object.entries(settings)
        .filter(([key]) => key.startsWith(`${name}.`))
        .map(([key, value]) => [key.slice(name.length + 1), value])
        .map(([key, value]) => (key === 'schemaStore.enable' ? ['schemaStore', { enable: value }] : [key, value])),
    );
  connection.onRequest((method, params) =>
    method === 'workspace/configuration' && Value.Check(Items, params)
      ? params.items.map((item) => section(item.section))
      : null,
  );
  const published = new Map<string, (diagnostics: Diagnostic[]) => void>();
  connection.onNotification('textDocument/publishDiagnostics', (params) => {
    if (Value.Check(Published, params)) published.get(params.uri)?.(params.diagnostics);
  });
  connection.listen();

  const uriOf = (file: string): string => pathToFileURL(`${root}/${file}`).href;
  const opened = new Set<string>();
  let version = 0;
  const open = async (file: string, text: string): Promise<Diagnostic[]> => {
    const uri = uriOf(file);
    const diagnostics = new Promise<Diagnostic[]>((resolve) => published.set(uri, resolve));
    version += 1;
    const [event, change] = opened.has(uri)
      ? ['didChange', { textDocument: { uri, version }, contentChanges: [{ text }] }]
      : ['didOpen', { textDocument: { uri, languageId: 'yaml', version, text } }];
    opened.add(uri);
    await connection.sendNotification(`textDocument/${event}`, change);
    return diagnostics;
  };
  const at = async (method: string, file: string, marked: string): Promise<unknown> => {
    await open(file, marked.replace('|', ''));
    const position = cursorIn(marked);
    return connection.sendRequest(`textDocument/${method}`, { textDocument: { uri: uriOf(file) }, position });
  };

  const uri = pathToFileURL(root).href;
  await connection.sendRequest('initialize', {
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
  await connection.sendNotification('initialized', {});

  return {
    /** What is wrong with a file. */
    problems: open,
    /** What is offered at the `|` in a text. */
    async completions(file: string, marked: string): Promise<CompletionItem[]> {
      const result = await at('completion', file, marked);
      return Value.Check(Completions, result) ? result.items : [];
    },
    /** What is shown over the `|` in a text. */
    async hover(file: string, marked: string): Promise<string> {
      const result = await at('hover', file, marked);
      return Value.Check(Hover, result) ? result.contents.value : '';
    },
    async stop(): Promise<void> {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
    },
  };
}
