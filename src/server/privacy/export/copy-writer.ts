import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Feedback } from '#contract/feedback.ts';
import { asTold } from '#core/scoring/as-told.ts';
import { indiaDay } from '#contract/india-time.ts';
import { copyPage, interviewSection, type ListedFile } from './copy-page.ts';
import type { CopyPart, Rows } from './copy-part.ts';
import { transcriptText, wordsOf } from './interview-words.ts';
import type { Row } from './personal-data-store.ts';

type PartOf<K extends CopyPart['kind']> = Extract<CopyPart, { kind: K }>;
const encoder = new TextEncoder();

/** What is run as an interview and is none, as the copy calls it. */
const otherKinds: Readonly<Record<string, { name: string; because: string }>> = {
  drill: { name: 'Drill', because: 'This was a drill. What it came to stands in data/drills.json.' },
  sitting: { name: 'School', because: 'This was an interview for a school, which has its record.' },
  warm_up: {
    name: 'Practice',
    because: 'This was the practice before an interview for a school; nothing of it is kept.',
  },
};

/** Why an interview has no feedback, in words. */
const withoutFeedback: Readonly<Record<string, string>> = {
  too_few_topics: 'There is no feedback: too little was said to judge it.',
  distress: 'There is no feedback: the interview was stopped for your sake, and nothing in it was scored.',
  failed: 'There is no feedback: it could not be written.',
};

/**
 * Writes a copy as a ZIP, part by part, in memory that does not grow with what was written before but for the page, which comes last. It
 * works for as long as a part takes: it belongs on a thread of its own.
 */
export class CopyWriter {
  readonly #zip: Zip;
  #written: Uint8Array[] = [];
  /** The file whose rows come page by page. */
  #open: { file: ZipDeflate; entries: number } | null = null;
  readonly #files: ListedFile[] = [];
  readonly #interviews: { folder: string; title: string }[] = [];
  readonly #sections: string[] = [];
  #documents = 0;
  #owner = { name: '', email: '' };

  constructor() {
    this.#zip = new Zip((error, bytes) => {
      if (error) throw error;
      this.#written.push(bytes);
    });
  }

  /** Takes the next part in; gives the bytes of the ZIP that are certain by then. */
  write(part: CopyPart): Uint8Array[] {
    if (part.kind === 'rows') this.#rows(part);
    else if (part.kind === 'interview') this.#interview(part);
    else if (part.kind === 'document') this.#document(part);
    else this.#end(part);
    const written = this.#written;
    this.#written = [];
    return written;
  }

  #rows({ file, title, isLast, ...page }: PartOf<'rows'>): void {
    const name = `data/${file}.json`;
    const open = (this.#open ??= { file: this.#file(name), entries: 0 });
    for (const row of parsed(page)) {
      if (file === 'profile') this.#owner = { name: String(row['displayName']), email: String(row['email']) };
      open.file.push(encoder.encode(`${open.entries === 0 ? '[\n' : ',\n'}${JSON.stringify(row, null, 2)}`));
      open.entries += 1;
    }
    if (!isLast) return;
    open.file.push(encoder.encode(open.entries === 0 ? '[]\n' : '\n]\n'), true);
    this.#files.push({ name, title, entries: open.entries });
    this.#open = null;
  }

  #interview(part: PartOf<'interview'>): void {
    const [row] = parsed(part.interview);
    if (!row) return;
    const events = parsed(part.events);
    const [stored] = parsed(part.feedback);
    const read = (stored?.['feedback'] ?? null) as Feedback | null;
    const feedback = read && asTold(read, stored?.['told'] ?? {});
    const other = otherKinds[String(row['kind'])];
    const style = other
      ? other.name
      : row['style'] === 'grill'
        ? 'Grill'
        : row['style'] === 'chill'
          ? 'Chill'
          : null;
    const day = indiaDay(row['timestamp'] as Date);
    const number = String(this.#interviews.length + 1).padStart(3, '0');
    const folder = ['interviews', `${number}-${[day, style?.toLowerCase()].filter(Boolean).join('-')}`].join(
      '/',
    );
    const title = other
      ? `${other.name} of ${day}`
      : style
        ? `${style} interview of ${day}`
        : `Interview of ${day}`;
    const startedAt = row['startedAt'] instanceof Date ? row['startedAt'].toISOString() : null;
    const within = (name: string): string => [folder, name].join('/');
    const words = wordsOf(feedback, events as { event: unknown }[]);
    this.#text(within('transcript.txt'), transcriptText(title, startedAt, words));
    this.#json(within('interview.json'), row);
    this.#json(within('events.json'), events);
    if (part.scoring.rows.length > 0) this.#json(within('scoring.json'), parsed(part.scoring));
    if (stored) this.#json(within('feedback.json'), stored);
    const because = other
      ? other.because
      : (withoutFeedback[String(row['refusedFeedback'])] ?? 'There is no feedback.');
    const [again] = parsed(part.again);
    if (again) this.#json(within('again.json'), again);
    const [claims] = parsed(part.claims);
    if (claims) this.#json(within('claims.json'), claims);
    const section = { folder, title, startedAt, withoutFeedback: feedback ? null : because, feedback, words };
    this.#sections.push(interviewSection(section));
    this.#interviews.push({ folder, title });
  }

  #document({ fileName, pdf }: PartOf<'document'>): void {
    const file = new ZipPassThrough(`documents/${fileName}`);
    this.#zip.add(file);
    file.push(pdf, true);
    this.#documents += 1;
  }

  #end({ madeAt }: PartOf<'end'>): void {
    const folders = [
      { name: 'interviews/', title: 'Interviews, a folder each', entries: this.#interviews.length },
      {
        name: 'documents/',
        title: 'Receipts, tax invoices and credit notes as PDF',
        entries: this.#documents,
      },
    ].filter(({ entries }) => entries > 0);
    const page = copyPage({
      madeAt,
      ...this.#owner,
      files: [...folders, ...this.#files],
      interviews: this.#interviews,
      sections: this.#sections,
    });
    this.#text('index.html', page);
    this.#zip.end();
  }

  #json(name: string, value: unknown): void {
    this.#text(name, `${JSON.stringify(value, null, 2)}\n`);
  }

  #text(name: string, text: string): void {
    this.#file(name).push(encoder.encode(text), true);
  }

  #file(name: string): ZipDeflate {
    const file = new ZipDeflate(name, { level: 6 });
    this.#zip.add(file);
    return file;
  }
}

/** Rows with their columns of JSON read. */
function parsed({ rows, json }: Rows): Row[] {
  return rows.map((row) => {
    const read = json.map((name) => [name, readJson(row[name])] as const);
    return { ...row, ...Object.fromEntries(read) };
  });
}

function readJson(text: unknown): unknown {
  return typeof text === 'string' ? (JSON.parse(text) as unknown) : text;
}
