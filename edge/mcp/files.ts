/** Members of a tool's result: a JSON text as structured content, and mirrored as text content. */
export const toolMembers = (json: string): string =>
  `"content":[{"type":"text","text":${JSON.stringify(json)}}],"structuredContent":${json}`;
