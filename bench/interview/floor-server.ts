// The least a chat server can do: node:http and pg, one statement before the model, one after, the model's words passed on as they come.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const [databaseUrl = '', modelUrl = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query(`
  create table conversations (id int primary key, secret text not null unique);
  create table messages (id bigserial primary key, conversation int not null, role text not null, content text not null);
  create index on messages (conversation, id);
  insert into conversations select n, 'secret-' || n from generate_series(0, 9999) n;
`);

const before = {
  name: 'before',
  text: `with mine as (select id from conversations where secret = $1),
    stored as (insert into messages (conversation, role, content) select id, 'user', $2 from mine)
    select m.conversation, m.role, m.content from messages m join mine on m.conversation = mine.id order by m.id`,
};
const after = {
  name: 'after',
  text: `insert into messages (conversation, role, content) select id, 'assistant', $2 from conversations where secret = $1`,
};

type Row = { role: string; content: string };

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { said } = JSON.parse(await text(incoming)) as { said: string };
  const secret = incoming.headers.cookie ?? '';
  const { rows } = await pool.query<Row>({ ...before, values: [secret, said] });
  const messages = [
    { role: 'system', content: 'You interview the candidate.' },
    ...rows.map(({ role, content }) => ({ role, content })),
    { role: 'user', content: said },
  ];
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let whole = '';
  let buffer = '';
  for await (const chunk of await askModel(messages)) {
    buffer += chunk;
    const events = buffer.split('\n\n');
    buffer = events.pop() ?? '';
    for (const event of events) {
      if (event === 'data: [DONE]') continue;
      const { choices } = JSON.parse(event.slice(6)) as { choices: { delta: { content?: string } }[] };
      const words = choices[0]?.delta.content;
      if (!words) continue;
      whole += words;
      response.write(`data: ${JSON.stringify(words)}\n\n`);
    }
  }
  await pool.query({ ...after, values: [secret, whole] });
  response.end();
}

async function askModel(messages: unknown[]): Promise<IncomingMessage> {
  const outgoing = request(`${modelUrl}/chat/completions`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  outgoing.end(JSON.stringify({ model: 'fake', stream: true, messages }));
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  return reply.setEncoding('utf8');
}

const server = createServer((incoming, response) => {
  answer(incoming, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
process.once('disconnect', () => process.exit(0));
