import { type ApiKey, apiKeyStart } from '#contract/schools/api-keys.ts';
import { apiScopeWords } from '#web/content/api-scopes.ts';
import { Table, Time } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { dayWords } from '../school-words.ts';

const stateWords: Readonly<Record<Exclude<ApiKey['state'], 'live'>, string>> = {
  over: 'Its last day has passed',
  maker_left: 'Who made it is no owner any more',
};

/** The keys that were not revoked, each with what it opens and when it was last used. */
export function KeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const { programmes } = useSchool().school;
  const nameOf = new Map(programmes.map(({ programmeId, name }) => [programmeId, name]));
  return (
    <Table
      stacks
      name="Keys"
      rows={keys}
      keyOf={({ keyId }) => keyId}
      columns={[
        {
          name: 'Key',
          render: ({ name, keyId, state }) => (
            <>
              {name}
              <code className="small id">{apiKeyStart(keyId)}…</code>
              {state !== 'live' && <span className="small stopped">{stateWords[state]}</span>}
            </>
          ),
        },
        {
          name: 'May',
          render: ({ scopes }) => (
            <ul className="key-scopes">
              {scopes.map((scope) => (
                <li key={scope}>{apiScopeWords[scope].name}</li>
              ))}
            </ul>
          ),
        },
        {
          name: 'Programmes',
          render: ({ programmeIds }) =>
            programmeIds.length === 0
              ? 'All'
              : programmeIds.map((id) => nameOf.get(id) ?? 'another programme').join(', '),
        },
        { name: 'Last day', render: ({ lastDay }) => (lastDay === null ? 'None' : dayWords(lastDay)) },
        {
          name: 'Last used',
          render: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <Time iso={lastUsedAt} />),
        },
        {
          name: 'Made',
          render: ({ by, createdAt }) => (
            <>
              <Time iso={createdAt} />
              <span className="small">by {by}</span>
            </>
          ),
        },
        {
          name: 'What can be done',
          hidden: true,
          render: (key) => (
            <span className="row-ways">
              <button type="button" className="go" onClick={() => onRevoke(key)}>
                Revoke<span className="vh"> {key.name}</span>
              </button>
            </span>
          ),
        },
      ]}
    />
  );
}
