import type { FakeRequest } from './fake-model.ts';
import { fencedLines } from './fenced-lines.ts';

type Answer = { topicId: string; turnId: string; followsUp?: true; answer: string };
type Quote = { evidenceId: string; topicId: string; criterion?: string; polarity?: string; quote: string };
type Missing = { topicId: string; criterion: string; missing: string };
type Topic = { topicId: string; name: string; followUps?: number };
type Input = { topics?: Topic[]; criteria?: { criterion: string }[]; reader?: { seat: string } };

const isAnswer = (line: object): line is Answer => 'answer' in line;
const isQuote = (line: object): line is Quote => 'evidenceId' in line;
const isMissing = (line: object): line is Missing => 'missing' in line;

const signs: readonly (readonly [string, RegExp, string])[] = [
  ['evidence', /\d|(?<=\w )[A-Z][a-z]{2,}/, 'something that can be checked'],
  ['reasoning', /\b(?:because|since|therefore|although|but|so that|instead|unless)\b/i, 'a ground is given'],
  [
    'ownership',
    /\bI (?:\w+ed|built|led|made|ran|took|chose|wrote|told|found|went|learnt|would)\b/,
    'an act of their own',
  ],
  [
    'structure',
    /\b(?:then|after|when|first|finally|until|before|result|fell|rose)\b/i,
    'a step of the story',
  ],
];

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** Sentences of 6 to 40 words, as they stand. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|…|\n/)
    .map((one) => one.trim())
    .filter((one) => wordsIn(one).length >= 6 && wordsIn(one).length <= 40);
}

const mostPerTopic = 6;

function quotesOf({ turnId, followsUp, answer }: Answer): object[] {
  return sentences(answer).flatMap((quote) => {
    const found = signs.filter(([, sign]) => sign.test(quote));
    const met = followsUp && found.length > 1;
    return [
      ...(met ? [{ turnId, quote, criterion: 'response', polarity: 'for', note: 'a fresh reply' }] : []),
      ...found.map(([criterion, , note]) => ({ turnId, quote, criterion, polarity: 'for', note })),
    ];
  });
}

/** The first few of every answer, until a topic has enough. */
function extract(request: FakeRequest): object {
  const answers = fencedLines(request).filter(isAnswer);
  const evidence = answers.flatMap((answer) => {
    const ofTopic = answers.filter((one) => one.topicId === answer.topicId).length;
    return quotesOf(answer).slice(0, Math.ceil(mostPerTopic / ofTopic));
  });
  return { evidence };
}

/** What each seat is stricter about, so that seats do not always agree. */
const stricter: Readonly<Record<string, string>> = {
  chair: 'structure',
  subject: 'reasoning',
  industry: 'evidence',
};

function level(request: FakeRequest): object {
  const { topics = [], criteria = [], reader } = request.input as Input;
  const quotes = fencedLines(request).filter(isQuote);
  const levels = topics.flatMap(({ topicId, followUps }) =>
    criteria
      .filter(({ criterion }) => criterion !== 'response' || (followUps ?? 0) > 0)
      .map(({ criterion }) => {
        const own = quotes.filter((one) => one.topicId === topicId && one.criterion === criterion);
        const least = stricter[reader?.seat ?? ''] === criterion ? 3 : 2;
        const reached = own.length >= least + 1 ? 4 : own.length >= least ? 3 : own.length + 1;
        return {
          topicId,
          criterion,
          level: reached,
          evidenceIds: own.slice(0, 3).map((one) => one.evidenceId),
          missing: reached < 4 ? `More of your own on this, with a case of its ${criterion}.` : '',
        };
      }),
  );
  return { levels, wrong: [] };
}

function write(request: FakeRequest): object {
  const { topics = [] } = request.input as Input;
  const lines = fencedLines(request);
  return {
    topics: topics.map(({ topicId }) => {
      const [best] = lines.filter(isQuote).filter((one) => one.topicId === topicId);
      const [gap] = lines.filter(isMissing).filter((one) => one.topicId === topicId);
      return {
        topicId,
        summary: 'The transcript shows an answer that holds together and stays with what was asked.',
        strength: best
          ? { text: 'The strongest part is a thing only you could have said.', evidenceId: best.evidenceId }
          : null,
        gap: {
          text: 'What it cost, and who saw it otherwise, stays open.',
          evidenceId: null,
          missing: gap?.criterion ?? 'reasoning',
        },
        drill: 'Tell this case to a friend who asks why after every sentence, and keep what survives.',
      };
    }),
  };
}

/** Reads answers like a competent marker: quotes them word for word, marks by what is easily seen, writes plainly. The same request gets the same reply. */
export function assessorScript(request: FakeRequest): string {
  if (request.task === 'extract') return JSON.stringify(extract(request));
  return JSON.stringify(request.task === 'level' ? level(request) : write(request));
}
