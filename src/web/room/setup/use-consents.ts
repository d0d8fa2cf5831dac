import { useCallback, useEffect, useState } from 'react';
import {
  type ConsentChoices,
  type ConsentPurpose,
  neededForInterviews,
  type NoticeLanguage,
} from '#contract/consents.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { forgetSpeechPlaces } from '../voice/speech-places.ts';

export type Consents = ReplyOf<'readConsents'>;

/** What the candidate agreed to, as the server knows it: null until it is read. */
export type ConsentControl = {
  consents: Consents | null;
  /** Whether all that an interview needs is agreed to; null until it is known. */
  agreed: boolean | null;
  /** Whether the notice has nothing to ask that was answered before: another speech service asks again those who agreed to the last one. */
  settled: boolean;
  trouble: string | null;
  /** Reads it once more. */
  reload: () => Promise<void>;
  /** Gives what is chosen in the notice that was read. Throws the refusal. */
  give: (language: NoticeLanguage, choices: ConsentChoices) => Promise<void>;
};

/** Reads and gives the consents of an interview, one's own or a school's. */
export function useConsents(needed: readonly ConsentPurpose[] = neededForInterviews): ConsentControl {
  const [consents, setConsents] = useState<Consents | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  const reload = useCallback(
    () =>
      callEndpoint('GET /api/me/consents').then(
        (read) => {
          setTrouble(null);
          setConsents(read);
        },
        (error: unknown) => setTrouble(wordsFor(error)),
      ),
    [],
  );
  useEffect(() => void reload(), [reload]);

  const give = async (language: NoticeLanguage, choices: ConsentChoices): Promise<void> => {
    if (!consents) return;
    const body = { seen: consents.notice, language, choices };
    const { ended: _ended, ...now } = await callEndpoint('PUT /api/me/consents', { body });
    forgetSpeechPlaces();
    setConsents(now);
  };
  const agreed = consents && isAgreed(consents, needed);
  const asksAgain = consents?.consents.some(
    ({ purpose, holds, withdrawnAt }) => purpose === 'voice' && !holds && withdrawnAt === null,
  );
  return { consents, agreed, settled: agreed === true && !asksAgain, trouble, reload, give };
}

/** Whether all that is needed is agreed to. */
export function isAgreed({ consents }: Consents, needed: readonly ConsentPurpose[]): boolean {
  return needed.every((purpose) => consents.some((one) => one.purpose === purpose && one.holds));
}
