import { apiEndpoints } from '#contract/endpoints/schools/api.ts';
import { apiWords, type KeyedEndpoint } from '#contract/schools/api-words.ts';
import { siteSettings } from '#web/lib/site-settings.ts';
import { Section } from '#web/ui/page.tsx';
import { anchorOf } from './anchor.ts';
import { withCode } from './with-code.tsx';
import { printCurl } from './print-curl.ts';
import { printJson } from './print-json.ts';

/** Every call with what it does, an example of it and of its reply. */
export function ApiCalls() {
  return (Object.keys(apiWords) as KeyedEndpoint[]).map((name) => <ApiCall key={name} name={name} />);
}

function ApiCall({ name }: { name: KeyedEndpoint }) {
  const { method, path, scope } = apiEndpoints[name];
  const { title, about, refusals, example } = apiWords[name];
  const { params, query, body } = example;
  const given = { ...(params && { params }), ...(query && { query }) };
  const curl = printCurl(siteSettings.origin, {
    method,
    path,
    ...given,
    ...(body !== undefined && { body: printJson(body) }),
  });
  const id = anchorOf(title);
  return (
    <Section className="article" aria-labelledby={id} margin={<code className="scope">{scope}</code>}>
      <h2 id={id}>{title}</h2>
      <p className="address">
        <code>
          <b>{method}</b> {path.replaceAll(/:(\w+)/g, '{$1}')}
        </code>
      </p>
      <p>{withCode(about)}</p>
      <div className="example">
        <pre>
          <code>{curl}</code>
        </pre>
        <details>
          <summary>
            The reply<span className="vh"> of {title.toLowerCase()}</span>
          </summary>
          <pre>
            <code>{printJson(example.reply)}</code>
          </pre>
        </details>
      </div>
      {refusals.length > 0 && (
        <p className="small">
          May be refused with{' '}
          {refusals.map((code, at) => (
            <span key={code}>
              {at > 0 && ', '}
              <a href={`#${code}`}>{code}</a>
            </span>
          ))}
          .
        </p>
      )}
    </Section>
  );
}
