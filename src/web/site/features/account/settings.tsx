import { useRef, useState } from 'react';
import type { Account } from '#contract/account.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';

type SettingNames = keyof Account['settings'];

const rows: readonly { name: SettingNames; label: string; text: string }[] = [
  {
    name: 'notifications',
    label: 'Notifications',
    text: 'A mail three days before interviews of yours expire, and when a copy you asked for is ready.',
  },
  {
    name: 'emailUpdates',
    label: 'E-mail updates',
    text: 'A mail when the feedback of an interview is ready.',
  },
];

/** The two settings. A change shows at once, and goes back with the reason when it could not be kept. */
export function Settings({
  settings,
  onAccount,
}: {
  settings: Account['settings'];
  onAccount: (account: Account) => void;
}) {
  // What was asked for and is not in the account yet.
  const [wanted, setWanted] = useState<Account['settings'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(0);
  const shown = wanted ?? settings;

  const change = async (name: SettingNames, on: boolean): Promise<void> => {
    const turn = ++latest.current;
    const next = { ...shown, [name]: on };
    setWanted(next);
    setFailure(null);
    try {
      const { account } = await callEndpoint('PUT /api/me/settings', { body: next });
      if (turn === latest.current) onAccount(account);
    } catch (error) {
      if (turn === latest.current) setFailure(wordsFor(error));
    }
    if (turn === latest.current) setWanted(null);
  };

  return (
    <div className="settings">
      {rows.map(({ name, label, text }) => (
        <Check key={name} checked={shown[name]} text={text} onChange={(on) => void change(name, on)}>
          {label}
        </Check>
      ))}
      <p className="small">Receipts and word about your payments come in any case.</p>
      {failure && (
        <p className="said-wrong" role="alert">
          That was not saved. {failure}
        </p>
      )}
    </div>
  );
}
