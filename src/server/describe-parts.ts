import type { Config } from '#server/config/config.ts';
import type { ReplyFormat } from './interviewer/language-model.ts';
import type { LocalModels } from './interviewer/find-local-models.ts';
import type { ProbedModel } from './interviewer/model/probe-model.ts';
import type { RepairName } from './interviewer/model/repair-settings.ts';
import type { PanelInUse } from './interviewer/open-interviewer.ts';
import type { ProbedSpeech, SpeechInUse } from './speech/open-speech.ts';

/** Which limits of the system hold for the process that reads resumes. */
type ResumeLimits = { resources: boolean; networkAndSignals: boolean };

/** What was found of the models. */
type ModelsInUse = { panel: PanelInUse; speech: SpeechInUse };

type Row = { part: string; what: string; real: boolean; replace: string };

/** The table a person sees at start: each part, whether it is real or a stand-in, and which variable replaces it; and models nearby that nobody asked yet. */
export function describeParts(
  config: Config,
  address: string,
  inUse: ModelsInUse,
  limits: ResumeLimits,
  nearby: readonly LocalModels[] = [],
): string {
  const rows = rowsInUse(config, address, inUse, limits);
  const widths = [10, Math.max(...rows.map((r) => r.what.length)), 8];
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((c, i) => c.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd();
  return [
    '',
    line(['part', 'now', 'it is', 'set this to replace it']),
    line(widths.map((w) => '-'.repeat(w)).concat('----------------------')),
    ...rows.map((r) => line([r.part, r.what, r.real ? 'real' : 'stand-in', r.replace])),
    '',
    config.database.kind === 'embedded'
      ? '  The embedded database survives a killed process, not a power cut: use PostgreSQL for anything that matters.'
      : '',
    config.production && config.trustedProxies.length === 0
      ? '  Behind a proxy set TRUSTED_PROXIES to its address; else all callers count as one address.'
      : '',
    ...nearby.flatMap(seatFor),
    `  Hotseat is ready: ${config.publicUrl}`,
    '',
    '',
  ].join('\n');
}

/** The rows of that table: each part, what it is now, and what would replace it. */
export function rowsInUse(
  config: Config,
  address: string,
  { panel, speech }: ModelsInUse,
  limits: ResumeLimits,
): Row[] {
  return [
    pages(address),
    database(config),
    signIn(config),
    ...panelRows(panel),
    checkout(config),
    mail(config),
    resumes(limits),
    ...voiceRows(speech),
    metrics(config),
    traces(config),
  ];
}

function pages(address: string): Row {
  return { part: 'pages', what: address, real: true, replace: 'PORT, PUBLIC_URL' };
}

function database({ database: { kind }, dataDir }: Config): Row {
  return kind === 'postgres'
    ? { part: 'database', what: 'PostgreSQL', real: true, replace: 'DATABASE_URL' }
    : { part: 'database', what: `embedded PostgreSQL in ${dataDir}`, real: true, replace: 'DATABASE_URL' };
}

function signIn({ signIn: s }: Config): Row {
  return s.kind === 'google'
    ? { part: 'sign-in', what: 'Google', real: true, replace: 'GOOGLE_CLIENT_ID' }
    : {
        part: 'sign-in',
        what: 'local OpenID provider',
        real: false,
        replace: 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
      };
}

const checkoutRows: Record<Config['payments']['kind'], Row> = {
  razorpay: { part: 'checkout', what: 'Razorpay', real: true, replace: 'RAZORPAY_KEY_ID' },
  stand_in: {
    part: 'checkout',
    what: 'local payment gateway, moves no money',
    real: false,
    replace: 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET',
  },
  none: { part: 'checkout', what: 'none: nothing can be bought', real: true, replace: 'RAZORPAY_KEY_ID' },
};

function checkout({ payments }: Config): Row {
  if (payments.kind !== 'razorpay') return checkoutRows[payments.kind];
  const mode = payments.keyId.startsWith('rzp_live_') ? 'live' : 'test';
  return { ...checkoutRows.razorpay, what: `Razorpay, ${mode} mode` };
}

function mail({ mail: m, dataDir }: Config): Row {
  return m.kind === 'smtp'
    ? { part: 'mail', what: `SMTP server ${new URL(m.url).hostname}`, real: true, replace: 'SMTP_URL' }
    : { part: 'mail', what: `kept in ${dataDir}/outbox`, real: false, replace: 'SMTP_URL' };
}

function metrics({ metrics: m }: Config): Row {
  const host = m?.host.includes(':') ? `[${m.host}]` : m?.host;
  const what = m ? `http://${host}:${m.port}/metrics, without a token` : "behind the operator's token";
  return { part: 'metrics', what, real: true, replace: 'METRICS_PORT, METRICS_HOST' };
}

function traces({ tracing }: Config): Row {
  const what = tracing ? `sent to ${new URL(tracing.url).host}` : 'none';
  return { part: 'traces', what, real: true, replace: 'OTEL_EXPORTER_OTLP_ENDPOINT' };
}

const mostNamed = 6;

/** What would put a model of this computer on the panel. */
function seatFor({ server, baseUrl, models }: LocalModels): string[] {
  const named = models.slice(0, mostNamed).join(', ');
  const others = models.length > mostNamed ? ` and ${models.length - mostNamed} more` : '';
  return [
    `  ${server} on this computer serves ${named}${others}. For a seat on the panel:`,
    `    LLM_PROVIDER=compatible LLM_BASE_URL=${baseUrl} LLM_MODEL=${models[0] ?? ''}`,
  ];
}

function panelRows(panel: PanelInUse): Row[] {
  if (panel.kind === 'offline') {
    const what = 'offline interviewer, no language model';
    return [{ part: 'panel', what, real: true, replace: 'LLM_PROVIDER, LLM_MODEL' }];
  }
  const { provider, speaking, scoring } = panel;
  return [
    {
      part: 'panel',
      what: `${provider} ${speaking.model}: ${seen(speaking.probed, 'speech')}`,
      real: true,
      replace: 'LLM_MODEL, LLM_REASONING, LLM_EXTRA_TOKENS',
    },
    {
      part: 'scoring',
      what: `${provider} ${scoring.model}: ${seen(scoring.probed, 'scoring')}, ${scoring.calibrated ? 'calibrated' : 'not calibrated'}`,
      real: true,
      replace: 'LLM_SCORING_MODEL',
    },
  ];
}

const formatWords: Record<ReplyFormat, string> = {
  schema: 'structured output',
  json: 'JSON output',
  words: 'JSON by request only',
};

const repairWords: Record<RepairName, string> = {
  max_completion_tokens: 'cap as max_completion_tokens',
  max_tokens: 'cap as max_tokens',
  less_room: 'less room for thinking, as it refused more',
  more_room: 'more room for thinking',
  no_temperature: 'no temperature',
  no_template_switch: 'no switch in its template',
  no_reasoning: 'no word on reasoning',
  no_stream_usage: 'no count of streamed tokens',
  simpler_json: 'no JSON schema',
  no_system_role: 'no system role',
  thinks_in_text: 'heard only once its thinking has ended',
};

function seen(probed: ProbedModel, purpose: 'speech' | 'scoring'): string {
  const extra = probed.extraTokens[purpose];
  if (!probed.answers) {
    const spent = probed.because === 'cap_spent' ? `: its thinking took all ${extra} tokens it had` : '';
    return `no answer (${probed.because.replaceAll('_', ' ')}${spent}), offline meanwhile`;
  }
  return [
    probed.streaming ? 'streams' : 'does not stream',
    formatWords[probed.replyFormat],
    probed.promptCaching ? 'caches prompts' : 'no prompt caching seen',
    ...(extra > 0 ? [`${extra} tokens for thinking`] : []),
    ...(probed.repairs.length > 0
      ? [`asked with ${probed.repairs.map((one) => repairWords[one]).join(' and ')}`]
      : []),
  ].join(', ');
}

function resumes({ resources, networkAndSignals }: ResumeLimits): Row {
  const missing = [
    ...(resources ? [] : ['no prlimit, so no limits on processor time and memory']),
    ...(networkAndSignals ? [] : ['no unshare, so it reaches the network and other processes']),
  ];
  return {
    part: 'resumes',
    what: `read in a process of its own: ${missing.join('; ') || 'limited, without network, alone'}`,
    real: true,
    replace: missing.length > 0 ? 'see docs/operations.md' : '',
  };
}

function voiceRows(speech: SpeechInUse): Row[] {
  const onDevice = "on the candidate's device";
  if (speech.kind === 'device') {
    const what = `understood and made ${onDevice}`;
    return [{ part: 'voice', what, real: true, replace: 'SPEECH_PROVIDER, SPEECH_HEARING_MODEL' }];
  }
  const { provider, hearing, speaking } = speech;
  const row = (part: string, probed: ProbedSpeech | null, replace: string): Row => ({
    part,
    what: probed ? `${provider} ${probed.model}: ${tried(probed)}` : onDevice,
    real: true,
    replace,
  });
  return [
    row('hearing', hearing, 'SPEECH_HEARING_MODEL'),
    row('speaking', speaking, 'SPEECH_SPEAKING_MODEL, SPEECH_VOICES'),
  ];
}

function tried({ tookMs, because }: ProbedSpeech): string {
  return tookMs === null
    ? `no answer (${because?.replaceAll('_', ' ')}), the device meanwhile`
    : `answers in ${tookMs} ms`;
}
