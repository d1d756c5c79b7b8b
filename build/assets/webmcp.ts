// Offers the tools of /mcp to an agent in the browser (WebMCP, a draft of the W3C Web Machine Learning Community Group).
// In a browser without it, this module requests nothing.

/** The draft has moved it from the navigator to the document. */
const context: { registerTool(tool: object): unknown } | undefined =
  Reflect.get(document, 'modelContext') ?? Reflect.get(navigator, 'modelContext');

async function ask(method: string, params: object) {
  const response = await fetch('/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  if (!response.ok) throw new Error(`/mcp answered ${response.status}. Try again later.`);
  const { result, error } = await response.json();
  if (error) throw new Error(error.message);
  return result;
}

if (context) {
  const { tools } = await ask('tools/list', {});
  for (const { name, title, description, inputSchema } of tools) {
    const execute = async (given: object) => {
      const { content, isError } = await ask('tools/call', { name, arguments: given });
      return { content, isError };
    };
    const annotations = { readOnlyHint: true };
    await context.registerTool({ name, title, description, inputSchema, annotations, execute });
  }
}
