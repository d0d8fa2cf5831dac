import { APICallError } from 'ai';
import { type ExtraTokens, replyFormats } from '../language-model.ts';
import { causesOf } from './failure-of.ts';
import { type RequestSettings, usualExtra } from './request-settings.ts';

type Repair = {
  name: string;
  complaint: RegExp;
  /** What is changed; null when that has been done, or nothing of the kind was sent. */
  change: (settings: RequestSettings, purpose: keyof ExtraTokens) => Partial<RequestSettings> | null;
};

const unknown = '(?:unsupported|not supported|unrecognized|unknown|unexpected|extra|not permitted|forbidden)';
/** Less than this is no room to take away from. */
const leastExtra = 250;

/** What endpoints are known to refuse, the most telling complaints first. */
const repairs = [
  {
    name: 'max_completion_tokens',
    complaint: new RegExp(`use '?"?max_completion_tokens|\\bmax_tokens\\b.{0,60}${unknown}`, 'i'),
    change: ({ capName }) => (capName === null ? { capName: 'max_completion_tokens' } : null),
  },
  {
    name: 'max_tokens',
    complaint: new RegExp(
      `max_completion_tokens.{0,60}${unknown}|${unknown}.{0,60}max_completion_tokens`,
      'i',
    ),
    change: ({ capName }) => (capName === 'max_tokens' ? null : { capName: 'max_tokens' }),
  },
  {
    name: 'less_room',
    complaint:
      /max_?(?:completion_|output_?)?tokens.{0,80}(?:too large|too high|at most|less than|exceed|maximum)|(?:context|model) (?:length|len|window)/i,
    change: ({ extraTokens, mostExtraTokens }, purpose) => {
      const tokens = extraTokens[purpose];
      if (tokens === 0) return null;
      const less = { [purpose]: tokens > leastExtra ? Math.floor(tokens / 2) : 0 };
      return {
        extraTokens: { ...extraTokens, ...less },
        mostExtraTokens: { ...mostExtraTokens, ...less },
      };
    },
  },
  {
    name: 'no_temperature',
    complaint: /temperature/i,
    change: ({ temperature }) => (temperature ? { temperature: false } : null),
  },
  {
    name: 'no_template_switch',
    complaint: /chat_template_kwargs|enable_thinking/i,
    change: ({ templateSwitch }) => (templateSwitch ? { templateSwitch: false } : null),
  },
  {
    name: 'no_reasoning',
    complaint: /reasoning|thinking|\bthink\b|output_config/i,
    change: ({ effort, extraTokens, mostExtraTokens }) =>
      effort === null
        ? null
        : { effort: null, templateSwitch: false, extraTokens: roomToThink(extraTokens, mostExtraTokens) },
  },
  {
    name: 'no_stream_usage',
    complaint: /stream_options|include_usage/i,
    change: ({ streamUsage }) => (streamUsage ? { streamUsage: false } : null),
  },
  {
    name: 'simpler_json',
    complaint: /response_?(?:format|schema|mime)|json_schema|json_object|json mode|schema|structured/i,
    change: ({ format }) => {
      const simpler = replyFormats[replyFormats.indexOf(format) + 1];
      return simpler ? { format: simpler } : null;
    },
  },
  {
    name: 'no_system_role',
    complaint:
      /\b(?:system|developer)\b.{0,30}\b(?:role|message|prompt|instruction)|\brole\b.{0,120}\b(?:system|developer|user)\b|roles must alternate/i,
    change: ({ systemRole }) => (systemRole ? { systemRole: false } : null),
  },
] as const satisfies readonly Repair[];

/** What was changed because an endpoint would not have it, or because a model thought for longer, or in its text. */
export type RepairName = (typeof repairs)[number]['name'] | 'more_room' | 'thinks_in_text';

/** Room for a model that thinks though it was not asked to. */
function roomToThink({ speech, scoring }: ExtraTokens, most: ExtraTokens): ExtraTokens {
  return {
    speech: Math.min(most.speech, Math.max(speech, usualExtra.speech)),
    scoring: Math.min(most.scoring, Math.max(scoring, usualExtra.scoring)),
  };
}

/** A complaint names what it is about in its first lines; what is quoted further on is ours. */
const longestComplaint = 2_000;

/** What an endpoint that refused a request says of it; null when it did not refuse the request as such. Templates that cannot be filled are errors of the server to some. */
function complaintOf(error: unknown): string | null {
  const call = causesOf(error).find((cause) => APICallError.isInstance(cause));
  const status = call?.statusCode ?? 0;
  if (!call || ![400, 404, 405, 415, 422, 500, 501].includes(status)) return null;
  return `${call.message}\n${call.responseBody ?? ''}`.slice(0, longestComplaint);
}

/** Settings without what this error of a call says the endpoint will not have; null when it says nothing that can be put right. */
export function repairOf(
  settings: RequestSettings,
  error: unknown,
  purpose: keyof ExtraTokens,
): { name: RepairName; settings: RequestSettings } | null {
  const complaint = complaintOf(error);
  if (complaint === null) return null;
  for (const repair of repairs) {
    const change = repair.complaint.test(complaint) ? repair.change(settings, purpose) : null;
    if (change) return { name: repair.name, settings: { ...settings, ...change } };
  }
  return null;
}
