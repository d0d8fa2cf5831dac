import { apiRefusals } from '#contract/schools/api-words.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { anchorOf } from './anchor.ts';
import { apiParts } from './api-start.tsx';
import { printJson } from './print-json.ts';
import { withCode } from './with-code.tsx';

const example = {
  error: {
    code: 'applicants_faulty',
    requestId: 'req_7Yb2Kd',
    data: { rows: 1 },
    fields: [{ path: 'body.applicants.0.name', code: 'name_missing', message: 'There is no name.' }],
  },
};

/** The shape of a refusal, and every code with its status and what to do. */
export function ApiRefusals() {
  const id = anchorOf(apiParts.refusals);
  return (
    <Section className="article" aria-labelledby={id} margin={<MarginNote>codes stay the same</MarginNote>}>
      <h2 id={id}>{apiParts.refusals}</h2>
      <p>
        A refusal has a status, a code that does not change, and often <code>data</code> or{' '}
        <code>fields</code> that say which. Nothing was changed then.
      </p>
      <pre>
        <code>{printJson(example)}</code>
      </pre>
      <dl className="kept refusals">
        {Object.entries(apiRefusals).map(([code, [status, words]]) => (
          <div key={code} id={code}>
            <dt>
              <b>{status}</b> <code>{code}</code>
            </dt>
            <dd>{withCode(words)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
