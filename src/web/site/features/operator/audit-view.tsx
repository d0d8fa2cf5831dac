import { useState } from 'react';
import type { ShownAuditEntry } from '#contract/operator-page.ts';
import { ActButton } from './act.tsx';
import { callOperator } from './call-operator.ts';
import { useOperator } from './operator-context.ts';
import { counted, detailWords, plainWords } from './operator-words.ts';
import { Part, Table, Time } from './parts.tsx';
import { PageTurner } from '#web/ui/page-turner.tsx';
import { Read } from '#web/ui/read.tsx';
import { useReading } from './use-reading.ts';

type Filter = { kind?: string; uid?: string };

/** The audit log, the newest first, a page at a time. */
export function AuditView() {
  const [filter, setFilter] = useState<Filter>({});
  /** Below which entries one has gone, the page before last first. */
  const [pages, setPages] = useState<readonly number[]>([]);
  const before = pages.at(-1);
  const query = { ...filter, ...(before !== undefined && { before: String(before) }) };
  const reading = useReading('readAuditForOperator', { query });
  const show = (wanted: Filter): void => {
    setFilter(wanted);
    setPages([]);
  };
  return (
    <>
      <h1>Audit log</h1>
      <FilterForm onShow={show} />
      <Part
        title={pages.length === 0 ? 'The newest entries' : `Page ${pages.length + 1}`}
        ways={
          <ActButton
            act="verify_audit"
            label="Check the chain"
            title="Check the whole audit log?"
            happens="Every entry is read and checked against the one before it. Nothing changes but that the check is itself an entry."
            confirm="Check it"
            onAct={async ({ reason }) => {
              const { entries, brokenAt } = await callOperator('verifyAuditOnOperatorPage', {
                body: { reason },
              });
              reading.again();
              return brokenAt === null
                ? `Whole: ${counted(entries, 'entry')}.`
                : `It was changed: entry ${brokenAt} does not fit.`;
            }}
          />
        }
      >
        <Read reading={reading} what="the audit log">
          {({ entries, more }) => (
            <>
              <Entries entries={entries} />
              <PageTurner pages={pages} next={more ? (entries.at(-1)?.seq ?? 1) : null} onTurn={setPages} />
            </>
          )}
        </Read>
      </Part>
    </>
  );
}

function FilterForm({ onShow }: { onShow: (filter: Filter) => void }) {
  const [kind, setKind] = useState('');
  const [uid, setUid] = useState('');
  return (
    <form
      className="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = kind.trim().toLowerCase().replaceAll(/\s+/g, '_');
        onShow({ ...(code && { kind: code }), ...(uid.trim() && { uid: uid.trim() }) });
      }}
    >
      <div className="field">
        <label htmlFor="operator-kind">Kind</label>
        <input
          id="operator-kind"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          placeholder="words read"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="operator-uid">User</label>
        <input
          id="operator-uid"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={uid}
          onChange={(event) => setUid(event.target.value)}
        />
      </div>
      <button type="submit" className="btn line">
        Show
      </button>
    </form>
  );
}

function Entries({ entries }: { entries: readonly ShownAuditEntry[] }) {
  const { renderLink } = useOperator();
  return (
    <Table
      name="Entries of the audit log"
      rows={entries}
      keyOf={({ seq }) => String(seq)}
      empty="There is no such entry."
      columns={[
        { name: 'No.', number: true, render: ({ seq }) => seq },
        { name: 'When', render: ({ at }) => <Time iso={at} /> },
        { name: 'What', render: ({ kind }) => plainWords(kind) },
        { name: 'By', render: ({ actor, detail }) => detail['operator'] ?? actor },
        { name: 'User', render: ({ uid }) => (uid === null ? '–' : renderLink({ at: 'user', uid }, uid)) },
        { name: 'Detail', render: ({ detail }) => detailWords(detail) },
      ]}
    />
  );
}
