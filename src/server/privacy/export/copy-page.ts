import { type Feedback, shownScore } from '#contract/feedback.ts';
import { formatIndiaTime } from '#contract/india-time.ts';
import type { Said } from './interview-words.ts';

/** An interview as the page shows it. `folder` is where its files stand in the copy. */
type ShownInterview = {
  folder: string;
  title: string;
  startedAt: string | null;
  /** Why there is no feedback, in words; null where there is some. */
  withoutFeedback: string | null;
  feedback: Feedback | null;
  words: readonly Said[];
};

/** A file of the copy and what it holds. */
export type ListedFile = { name: string; title: string; entries: number };

const style = `
:root{color-scheme:light dark;--paper:#f7f1e6;--ink:#211d19;--ink-2:#574e44;--rule:#ded3c0;--margin:#dd9f93;--pen:#4f46e5}
@media (prefers-color-scheme:dark){:root{--paper:#15120f;--ink:#f0e8da;--ink-2:#beb3a3;--rule:#3a332b;--margin:#6b3f38;--pen:#a9acff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.65 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46em;margin:0 0 0 18px;padding:64px 28px 96px;border-left:4px double var(--margin);min-height:100vh}
h1,h2,h3{font-family:Fraunces,Georgia,serif;font-weight:400;line-height:1.2;letter-spacing:-.02em}
h1{font-size:38px;margin:0 0 14px}
h2{font-size:28px;margin:64px 0 10px}
h3{font-size:20px;margin:32px 0 6px}
p{margin:0 0 14px}
a{color:var(--pen)}
.faint,td:last-child{color:var(--ink-2)}
table{width:100%;margin:14px 0;border-collapse:collapse}
th,td{padding:9px 14px 9px 0;border-bottom:1px solid var(--rule);text-align:left;vertical-align:top}
th{font-weight:600}
td:last-child,th:last-child{padding-right:0;text-align:right;white-space:nowrap}
ul{margin:0 0 14px;padding-left:20px}
dl{margin:14px 0}
dt{margin-top:16px;font-weight:600}
dd{margin:0;white-space:pre-wrap}
.you{padding-left:18px;border-left:2px solid var(--pen)}
.score{float:right;color:var(--ink-2);font-size:17px}
:focus-visible{outline:2.5px solid var(--pen);outline-offset:3px}
@media print{main{border:0;margin:0;padding:0}}`;

/** Text as it is safe between tags and in attributes: what a candidate wrote stays text. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** The beginning of an interview's part of the page, to its end; it stands alone between others. */
export function interviewSection(interview: ShownInterview): string {
  const { folder, title, startedAt, withoutFeedback, feedback, words } = interview;
  const about = startedAt ? formatIndiaTime(startedAt) : 'It was never started.';
  return `<section id="${escape(folder)}"><h2>${escape(title)}</h2><p class="faint">${escape(about)}</p>
${feedback ? feedbackPart(feedback) : `<p>${escape(withoutFeedback ?? '')}</p>`}
${words.length > 0 ? `<h3>What was said</h3><dl>${words.map(said).join('')}</dl>` : ''}</section>`;
}

function said({ who, text }: Said): string {
  const mark = who === 'You' ? ' class="you"' : '';
  return `<dt${mark}>${escape(who)}</dt><dd${mark}>${escape(text)}</dd>`;
}

/** A score with its band, as it is read everywhere (rule RUBRIC-11). */
function likely(band: Feedback['band'] | null): string {
  if (!band) return '';
  const [low, high] = [shownScore(band.low), shownScore(band.high)];
  return `, likely ${low === high ? low : `${low}–${high}`}`;
}

function feedbackPart({ avgScore, band, verdict, drills, topics }: Feedback): string {
  const toTry = drills.length > 0 ? `<h3>To try next</h3>${list(drills)}` : '';
  const score =
    avgScore === null
      ? 'Not enough was assessed to score the whole.'
      : `Score: <b>${shownScore(avgScore)}</b> of 10${likely(band)}`;
  return `<p>${score}</p><p>${escape(verdict)}</p>${toTry}${topics.map(topicPart).join('')}`;
}

function topicPart({
  name,
  score,
  band,
  text,
  quotes,
  missing,
  nextStep,
}: Feedback['topics'][number]): string {
  const number = score === null ? 'no score' : `${shownScore(score)}${likely(band)}`;
  const quoted = quotes.map(({ quote }) => `“${quote}”`);
  return `<h3>${escape(name)} <span class="score">${number}</span></h3><p>${escape(text)}</p>
${quoted.length > 0 ? `<p class="faint">Your own words behind it:</p>${list(quoted)}` : ''}
${missing.length > 0 ? `<p class="faint">What was missing:</p>${list(missing)}` : ''}
${nextStep ? `<p>${escape(nextStep)}</p>` : ''}`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
}

/** The page to begin reading at: what is in the copy, then each interview. It needs nothing but itself and runs nothing. */
export function copyPage(copy: {
  madeAt: string;
  name: string;
  email: string;
  files: readonly ListedFile[];
  interviews: readonly { folder: string; title: string }[];
  sections: readonly string[];
}): string {
  const { madeAt, name, email, files, interviews, sections } = copy;
  const rows = files.map(
    (file) =>
      `<tr><td><a href="${escape(encodeURI(file.name))}">${escape(file.title)}</a></td><td>${file.entries}</td></tr>`,
  );
  const links = interviews.map(
    ({ folder, title }) => `<li><a href="#${escape(folder)}">${escape(title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Everything Hotseat keeps about you</title>
<style>${style}</style>
</head>
<body><main>
<h1>Everything Hotseat keeps about you</h1>
<p>${escape([name, email].filter(Boolean).join(', '))}</p>
<p class="faint">Made on ${escape(formatIndiaTime(madeAt))}. Nobody checks who opens this file: keep it as you would keep your resume.</p>
<h2>What is in here</h2>
<p>Your interviews can be read below. The files beside this page hold the same and everything else, in a form that programs read (JSON);
each interview has a folder of its own with its transcript as plain text, and your receipts are there as PDF.</p>
<table><thead><tr><th scope="col">File</th><th scope="col">Entries</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p class="faint">Left out are secrets that could let somebody else act as you, and marks by which our own programs keep order.</p>
<h2>Your interviews</h2>
${interviews.length > 0 ? `<ul>${links.join('')}</ul>` : '<p>You have not begun an interview.</p>'}
${sections.join('\n')}
</main></body>
</html>
`;
}
