/** What a call is made of, as the description of the API gives it. */
type Call = {
  method: string;
  path: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: string;
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call as it is typed into a shell, the key in a variable of it. */
export function printCurl(origin: string, { method, path, params = {}, query = {}, body }: Call): string {
  const filled = path.replaceAll(/:(\w+)/g, (part, name: string) => params[name] ?? part);
  const asked = new URLSearchParams(query).toString();
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(`${origin}${filled}${asked && `?${asked}`}`)}`,
    '  -H "Authorization: Bearer $HOTSEAT_KEY"',
    ...(body === undefined ? [] : ["  -H 'Content-Type: application/json'", `  -d ${quoted(body)}`]),
  ].join(' \\\n');
}
