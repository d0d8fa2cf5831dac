import { type Notice, type NoticeContact, noticeVersion } from '#contract/consents.ts';
import type { SpeechPlaces } from '#contract/speech.ts';
import type { Config } from '#server/config/config.ts';
import { pageSettings } from './page-settings.ts';

type Provider = Exclude<Extract<Config['panel'], { kind: 'model' }>['provider'], 'compatible'>;

/** Who runs a model, and where it is asked unless the settings name another address. */
const providers: Readonly<Record<Provider, { name: string; host: string }>> = {
  openai: { name: 'OpenAI', host: 'api.openai.com' },
  anthropic: { name: 'Anthropic', host: 'api.anthropic.com' },
  google: { name: 'Google', host: 'generativelanguage.googleapis.com' },
};

/** The notice this service asks consent to: the words' version, and by name who is sent what (rule CONSENT-2). */
export function noticeInForce(panel: Config['panel'], { hearing, speaking }: SpeechPlaces): Notice {
  const firstName = panel.kind === 'model' && panel.shareName;
  return { version: noticeVersion, model: modelOf(panel), firstName, hearing, speaking };
}

function modelOf(panel: Config['panel']): string | null {
  if (panel.kind === 'offline') return null;
  const address = panel.baseUrl === null ? null : new URL(panel.baseUrl).host;
  if (panel.provider === 'compatible') return address ?? 'a compatible service';
  const { name, host } = providers[panel.provider];
  return `${name} (${address ?? host})`;
}

/** Who hears complaints, as the pages say it. */
export function contactOf(config: Parameters<typeof pageSettings>[0]): NoticeContact {
  const { grievanceOfficer, supportEmail } = pageSettings(config);
  return { officer: grievanceOfficer, email: supportEmail };
}
