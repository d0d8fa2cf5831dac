import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('a label nobody tabled is written as other, whatever it says (rule METRIC-1)', async () => {
  const metrics = new Metrics();
  metrics.declareQueue('send_mail');
  const person = 'kavya.ramanathan@example.com';
  metrics.count('hotseat_jobs_total', { queue: 'send_mail', result: 'done' });
  metrics.count('hotseat_jobs_total', { queue: person, result: 'done' });
  metrics.count('hotseat_refusals_total', { code: person as never });
  const { body } = await metrics.text();
  expect(body).not.toContain('kavya');
  expect(body).toContain('hotseat_jobs_total{queue="send_mail",result="done",process="0"} 1');
  expect(body).toContain('hotseat_jobs_total{queue="other",result="done",process="0"} 1');
  expect(body).toContain('hotseat_refusals_total{code="other",process="0"} 1');
});

it('two services in one process count apart and share what is told of the process', async () => {
  const one = new Metrics('1');
  const other = new Metrics('2');
  one.count('hotseat_sign_ins_total', { sign_in: 'signed_in' });
  const texts = [(await one.text()).body, (await other.text()).body];
  expect(texts[0]).toContain('hotseat_sign_ins_total{sign_in="signed_in",process="1"} 1');
  expect(texts[1]).not.toMatch(/^hotseat_sign_ins_total/m);
  expect(texts[1]).toContain('nodejs_heap_size_used_bytes{process="2"}');
});
