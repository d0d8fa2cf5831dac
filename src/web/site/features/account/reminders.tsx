import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';

type Dated = ReplyOf<'chooseReminders'>;

const whatIsSent =
  'At most three mails: 7 days, 3 days and 1 day before, in the morning. Each says what the plan says that day: interviews left, drills due, topics no interview has read yet. Untick it, or use the link in any of them, and no more come.';

/** Whether mails come before the day: off until ticked, and what exactly is sent stands beside the box (rule REMIND-1). */
export function Reminders({ chosen, onChanged }: { chosen: boolean; onChanged: (dated: Dated) => void }) {
  // What was asked for and is not kept yet.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = async (on: boolean): Promise<void> => {
    setWanted(on);
    setTrouble(null);
    try {
      onChanged(await callEndpoint('PUT /api/me/interview-date/reminders', { body: { on } }));
    } catch (error) {
      setTrouble(wordsFor(error));
    }
    setWanted(null);
  };
  return (
    <div className="date-reminders">
      <Check
        checked={wanted ?? chosen}
        // One at a time: what came back last is what is kept.
        onChange={(on) => wanted === null && void choose(on)}
        text={whatIsSent}
      >
        Remind me by mail
      </Check>
      {trouble && (
        <p className="said-wrong" role="alert">
          That was not saved. {trouble}
        </p>
      )}
    </div>
  );
}
