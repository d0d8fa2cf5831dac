const widest = 66;

/** A value as JSON to be read: what fits on a line stands on one, the rest a line for each part. */
export function printJson(value: unknown, indent = ''): string {
  const line = onOneLine(value);
  if (indent.length + line.length <= widest || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => printJson(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${printJson(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
