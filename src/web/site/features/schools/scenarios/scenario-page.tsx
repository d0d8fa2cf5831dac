import { useCallback, useState } from 'react';
import type { ScenarioShown } from '#contract/schools/scenario-shown.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { useReading } from '../use-reading.ts';
import { AgendaPart } from './agenda-part.tsx';
import { BasicsPart } from './basics-part.tsx';
import { isNameShort, NameFields } from './name-fields.tsx';
import { PanelPart } from './panel-part.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { Archive, SitItYourself } from './scenario-ways.tsx';
import { TermsPart } from './terms-part.tsx';
import { useDraft } from './use-draft.ts';
import { VersionsPart } from './versions-part.tsx';

/** One scenario: its draft in an editor, and its versions. */
export function ScenarioPage({ scenarioId }: { scenarioId: string }) {
  const { school } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/scenarios/:scenarioId', {
        params: { orgId, scenarioId },
        signal,
      }),
    [orgId, scenarioId],
  );
  const reading = useReading(load);
  const [round, setRound] = useState(0);
  return (
    <Read reading={reading} what="the scenario">
      {(read) => (
        <Editor
          key={`${round} ${read.revision} ${read.version} ${read.archivedAt}`}
          read={read}
          onAgain={() => {
            setRound((before) => before + 1);
            reading.again();
          }}
        />
      )}
    </Read>
  );
}

function Editor({ read, onAgain }: { read: ScenarioShown; onAgain: () => void }) {
  const { school, may, renderLink } = useSchool();
  const draft = useDraft(school.orgId, read);
  const [doing, setDoing] = useState<'publish' | 'copy' | null>(null);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const mayEdit = may('manage_scenarios') && read.archivedAt === null;
  const { isDirty } = draft;
  const save = async (): Promise<void> => {
    setSaid((await draft.save()) ? 'Saved.' : '');
  };
  const canPublish = !isDirty && draft.faults.length === 0;
  return (
    <>
      <p>{renderLink('scenarios', {}, 'All scenarios', { className: 'go' })}</p>
      <h1>{read.name}</h1>
      <p className="lead">
        {read.version === null ? 'Not published yet.' : `Version ${read.version} is published.`}{' '}
        {read.version !== null && read.changedSince && 'The draft has changed since.'}
        {read.archivedAt && ' It is put away.'}
      </p>
      <fieldset className="scenario" disabled={!mayEdit || draft.busy}>
        <legend className="vh">The draft</legend>
        <BasicsPart draft={draft} />
        <PanelPart draft={draft} />
        <AgendaPart draft={draft} />
        <QuestionsPart draft={draft} />
        <TermsPart draft={draft} />
      </fieldset>
      {may('manage_scenarios') && (
        <div className="scenario-bar">
          {draft.faults.length > 0 && (
            <p className="said-wrong">
              <output>{counted(draft.faults.length, 'fault')} to mend before it can be published.</output>
            </p>
          )}
          {(draft.failure ?? failure) && (
            <p className="said-wrong" role="alert">
              {draft.failure ?? failure}
            </p>
          )}
          <div className="ways">
            {mayEdit && (
              <>
                <button
                  type="button"
                  className="btn slim"
                  disabled={!isDirty || draft.busy}
                  onClick={() => void save()}
                >
                  {draft.busy ? 'Saving...' : 'Save the draft'}
                </button>
                <button
                  type="button"
                  className="btn line slim"
                  disabled={!canPublish}
                  onClick={() => setDoing('publish')}
                >
                  Publish
                </button>
              </>
            )}
            {draft.isStale && (
              <button type="button" className="go" onClick={onAgain}>
                Load what the other saved, without your changes
              </button>
            )}
            <button type="button" className="go" onClick={() => setDoing('copy')}>
              Duplicate
            </button>
            <Archive read={read} onDone={onAgain} onFailure={setFailure} />
            {read.version !== null && (
              <SitItYourself scenarioId={read.scenarioId} disabled={isDirty} onFailure={setFailure} />
            )}
            <output>{isDirty ? 'Not saved yet.' : said}</output>
          </div>
        </div>
      )}
      <VersionsPart read={read} />
      {doing === 'publish' && (
        <PublishDialog
          read={read}
          revision={draft.revision}
          onPublished={onAgain}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'copy' && <CopyDialog read={read} onClose={() => setDoing(null)} />}
      <UnsavedGuard isDirty={isDirty} text="What you changed in this scenario is not saved." />
    </>
  );
}

function CopyDialog({ read, onClose }: { read: ScenarioShown; onClose: () => void }) {
  const { school, go } = useSchool();
  const [name, setName] = useState(`Copy of ${read.name}`.slice(0, 120));
  const [programmeId, setProgrammeId] = useState(read.programmeId);
  const send = (): Promise<unknown> | null =>
    isNameShort(name)
      ? null
      : callEndpoint('POST /api/schools/:orgId/scenarios/:scenarioId/duplicate', {
          params: { orgId: school.orgId, scenarioId: read.scenarioId },
          body: { programmeId, name: name.trim() },
        }).then(({ scenarioId }) => go('scenarios', { id: scenarioId }));
  return (
    <FormDialog
      title="Duplicate"
      text="Its draft as it was saved last, without its versions."
      send="Duplicate"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <NameFields
            name={name}
            programmeId={programmeId}
            tried
            disabled={busy}
            onName={setName}
            onProgramme={setProgrammeId}
          />
        </>
      )}
    </FormDialog>
  );
}
