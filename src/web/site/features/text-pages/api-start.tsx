import { apiEndpoints } from '#contract/endpoints/schools/api.ts';
import { apiKeyLimits, apiScopes } from '#contract/schools/api-keys.ts';
import { apiScopeWords } from '#web/content/api-scopes.ts';
import { siteSettings } from '#web/lib/site-settings.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { anchorOf } from './anchor.ts';
import { printCurl } from './print-curl.ts';

/** The headings besides those of the calls. */
export const apiParts = { start: 'How to begin', scopes: 'Scopes', refusals: 'What is refused' } as const;

/** How a call is made, how pages and limits go, and what a key may be let do. */
export function ApiStart() {
  const { origin } = siteSettings;
  const { method, path } = apiEndpoints.apiProgrammes;
  return (
    <>
      <Section
        className="article"
        aria-labelledby={anchorOf(apiParts.start)}
        margin={<MarginNote>one line to try</MarginNote>}
      >
        <h2 id={anchorOf(apiParts.start)}>{apiParts.start}</h2>
        <p>
          An owner makes a key on the page “API” of your school. It is shown once: keep it where your program
          reads its secrets, never in a page that a browser loads.
        </p>
        <pre>
          <code>{printCurl(origin, { method, path })}</code>
        </pre>
        <ul className="rules">
          <li>
            Calls and replies are JSON. Times are of UTC, as in <code>2026-11-04T04:52:00.000Z</code>. A reply
            may come to have more fields: pass over those you do not know.
          </li>
          <li>
            Lists come fifty at a time. While <code>next</code> is not null, ask again with it as{' '}
            <code>after</code>.
          </li>
          <li>
            A key may call {apiKeyLimits.callsAMinute} times a minute. After that the reply is 429 and says
            how many seconds to wait.
          </li>
          <li>
            What a key changes stands in the audit log of your school, under the key’s name. A key works while
            who made it is an owner, and for the programmes they see.
          </li>
          <li>
            The same for programs, OpenAPI 3.1: <a href={apiEndpoints.readOpenApi.path}>openapi.json</a>.
          </li>
        </ul>
      </Section>
      <Section
        className="article"
        aria-labelledby={anchorOf(apiParts.scopes)}
        margin={<MarginNote>no more than needed</MarginNote>}
      >
        <h2 id={anchorOf(apiParts.scopes)}>{apiParts.scopes}</h2>
        <p>Each call asks for one. Give a key those its program needs, and no others.</p>
        <dl className="kept scopes">
          {apiScopes.map((scope) => (
            <div key={scope}>
              <dt>
                <code>{scope}</code>
              </dt>
              <dd>{apiScopeWords[scope].text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
