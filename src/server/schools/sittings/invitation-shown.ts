import type { InvitationPage, SittingOutcome } from '#contract/schools/sitting.ts';
import { schoolNotice } from '#core/schools/school-notice.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { brandOf } from '../branding/read-brand.ts';
import { findLogo } from '../branding/logo-store.ts';
import { isRunning } from '../organisations/require-contract.ts';
import { findOpenWarmUp, type FoundInvitation } from './open-invitation-store.ts';
import { findAttemptOf } from './sitting-store.ts';

/** The notice of an invitation's school, and the name of its words: other words are agreed to anew. */
export function noticeOf({ organisation, branding, rules }: FoundInvitation): {
  version: string;
  paragraphs: string[];
} {
  const paragraphs = schoolNotice({
    school: branding?.shownName ?? organisation.name,
    retentionDays: organisation.retentionDays,
    language: rules.noticeLanguage,
    own: branding?.consentText ?? '',
  });
  return { version: sha256(JSON.stringify(paragraphs)).slice(0, 32), paragraphs };
}

/** An invitation as its page shows it to whoever looks: of what was sat only to the account it is bound to. */
export async function invitationShown(
  tx: Tx,
  found: FoundInvitation,
  { uid, now }: { uid: string | null; now: Date },
): Promise<InvitationPage> {
  const { invitation, rules, organisation, branding, applicant, sitting } = found;
  const notice = noticeOf(found);
  const isOwn = uid !== null && invitation.uid === uid;
  const warmUp = isOwn ? await findOpenWarmUp(tx, { ...invitation, uid }) : null;
  return {
    school: branding?.shownName ?? organisation.name,
    welcome: branding?.welcome ?? '',
    brand: brandOf(branding, await findLogo(tx, organisation.orgId)),
    state: invitation.state,
    deadlineAt: invitation.deadlineAt.toISOString(),
    attemptsLeft: invitation.deadlineAt > now ? invitation.attemptsLeft : 0,
    minutes: rules.minutes + applicant.extraMinutes,
    style: rules.style,
    panel: rules.panel,
    practice: !rules.practiceAllowed ? 'none' : invitation.practisedAt && !warmUp ? 'taken' : 'open',
    seatFree: hasSeat(organisation),
    paused: !isRunning(organisation, now),
    notice: {
      ...notice,
      language: rules.noticeLanguage,
      agreed: isOwn && invitation.consentedAt !== null && invitation.noticeVersion === notice.version,
    },
    account: uid === null ? 'none' : isOwn ? 'own' : invitation.uid === null ? 'free' : 'other',
    open: isOwn ? openOf(sitting, warmUp) : null,
    last: isOwn && sitting && sitting.seat !== null ? await lastOf(tx, sitting) : null,
    signOn: found.hasSignOn ? organisation.slug : null,
    withdrawable: isOwn && invitation.consentedAt !== null && isUndecided(applicant),
  };
}

/** Nobody decided about them; who took their consent back before may have been invited anew. */
const isUndecided = ({ status }: FoundInvitation['applicant']): boolean =>
  status === 'undecided' || status === 'withdrawn';

const hasSeat = ({ seats, seatsHeld, seatsUsed }: FoundInvitation['organisation']): boolean =>
  seatsHeld + seatsUsed < seats;

type Sat = NonNullable<FoundInvitation['sitting']>;

function openOf(sitting: Sat | null, warmUp: string | null): InvitationPage['open'] {
  if (warmUp) return { sessionId: warmUp, kind: 'warm_up' };
  const isOpen = sitting?.sessionState === 'preparing' || sitting?.sessionState === 'running';
  return isOpen && sitting.sessionId ? { sessionId: sitting.sessionId, kind: 'sitting' } : null;
}

async function lastOf(tx: Tx, sitting: Sat): Promise<InvitationPage['last']> {
  return {
    outcome: outcomeOf(sitting),
    attempt: await findAttemptOf(tx, sitting),
    finishedAt: sitting.finishedAt?.toISOString() ?? null,
    noticed: sitting.signals,
  };
}

/** What became of a sitting, told by its seat alone: our marks are the school's. */
export function outcomeOf({ seat, sessionState }: Pick<Sat, 'seat' | 'sessionState'>): SittingOutcome {
  if (seat === 'used') return 'with_school';
  if (seat !== 'held') return 'nothing';
  return sessionState === 'scoring' ? 'being_read' : 'running';
}
