import { useState } from 'react';
import {
  appealable,
  type ShortlistCase,
  shortlistLimits,
  type UnfitWhy,
  unfitWhys,
} from '#contract/schools/shortlist.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import { isReasonMissing, ReasonField } from './reason-field.tsx';

/** Opens a decision again, or names others for an appeal that nobody is left to read: who knows nothing of what stood before reads it now. */
export function AppealDialog({
  season,
  one,
  onDone,
  onClose,
}: {
  season: string;
  one: ShortlistCase;
  onDone: (said: string) => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [memberIds, setMemberIds] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isNaming = one.appeal === 'unread';
  const was = isNaming ? 'undecided' : appealable.find((status) => status === one.status);
  const readers = one.readers.filter(({ unfit }) => unfit === null);
  const isFull = memberIds.length >= shortlistLimits.readers;
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (memberIds.length === 0 || isReasonMissing(reason) || !was) return null;
    return callEndpoint('POST /api/schools/:orgId/shortlists/:intakeId/appeals', {
      params: { orgId, intakeId: season },
      body: { applicantId: one.applicantId, was, memberIds: [...memberIds], reason },
    }).then(() =>
      onDone(
        `${isNaming ? 'Other readers were named for' : 'An appeal was opened of'} ${one.name}. They are undecided until it is read.`,
      ),
    );
  };
  return (
    <FormDialog
      title={isNaming ? `Who reads the appeal of ${one.name}` : `Open an appeal of ${one.name}`}
      text={`${isNaming ? 'They are undecided until it is read. Members' : 'They become undecided, and members'} who know nothing of what stood before read their sitting, without being shown it.`}
      send={isNaming ? 'Name them' : 'Open the appeal'}
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <ChoiceGroup
            legend="Who reads it now"
            error={tried && memberIds.length === 0 && readers.length > 0 ? 'Choose who reads it.' : undefined}
          >
            {readers.length === 0 && (
              <p className="said-wrong">
                Nobody is left who may read it. Add a member who reviews, and do not show them this applicant
                before; then come back.
              </p>
            )}
            {readers.map(({ memberId, name }) => (
              <Check
                key={memberId}
                checked={memberIds.includes(memberId)}
                disabled={busy || (isFull && !memberIds.includes(memberId))}
                onChange={(ticked) =>
                  setMemberIds(
                    ticked ? [...memberIds, memberId] : memberIds.filter((each) => each !== memberId),
                  )
                }
              >
                {name}
              </Check>
            ))}
            <LeftOut readers={one.readers} />
          </ChoiceGroup>
          <ReasonField reason={reason} tried={tried} disabled={busy} onWrite={setReason} />
        </>
      )}
    </FormDialog>
  );
}

const whyWords: Readonly<Record<UnfitWhy, string>> = {
  decided: 'decided',
  read: 'has a review of them',
  known: 'knows them',
  seen: 'has seen their marks',
};

/** So many names are read; a school may have hundreds of members. */
const namedAtOnce = 8;

/** Who is not offered, and why (rule SCHOOL-64). */
function LeftOut({ readers }: { readers: ShortlistCase['readers'] }) {
  const left = unfitWhys.flatMap((why) =>
    readers.filter(({ unfit }) => unfit === why).map(({ name }) => `${name} (${whyWords[why]})`),
  );
  if (left.length === 0) return null;
  const names = left.slice(0, namedAtOnce);
  const others = left.length - names.length;
  return (
    <p className="small">
      Not offered: {[...names, ...(others > 0 ? [`and ${counted(others, 'other')}`] : [])].join(', ')}.
    </p>
  );
}
