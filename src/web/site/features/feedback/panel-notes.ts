import type { Feedback } from '#contract/feedback.ts';
import type { Panellist } from '#contract/panellists.ts';
import type { Turn } from '#contract/transcript.ts';

/** What one panellist wrote about one turn; `turn` is null where the transcript does not hold it. */
export type PanelNote = { panellist: Panellist; turn: Turn | null; text: string };

/** Notes on a turn that two or more panellists wrote about, in the panel's order. */
export type SharedNotes = { turn: Turn; notes: PanelNote[] };

/** The panellists' notes as they are shown: side by side where they met on a turn, the others by who wrote them. */
type PanelNotes = {
  shared: SharedNotes[];
  own: { panellist: Panellist; notes: PanelNote[] }[];
};

/** The notes in the order of the interview, or null when nobody wrote anything. Each note stands in one place only. */
export function panelNotes({
  notes = [],
  panel,
  transcript,
}: Pick<Feedback, 'notes' | 'panel' | 'transcript'>): PanelNotes | null {
  const places = new Map(transcript.map((turn, place) => [turn.id, place]));
  const written = panel
    .flatMap((panellist) =>
      notes
        .filter((note) => note.panellistId === panellist.id && note.text.trim() !== '')
        .map(({ turnId, text }) => ({
          panellist,
          turn: transcript[places.get(turnId) ?? -1] ?? null,
          text: text.trim(),
        })),
    )
    .sort((a, b) => placeOf(a, places) - placeOf(b, places));
  if (written.length === 0) return null;
  const shared = [...Map.groupBy(written, ({ turn }) => turn)].flatMap(([turn, together]) =>
    turn && new Set(together.map(({ panellist }) => panellist)).size > 1 ? [{ turn, notes: together }] : [],
  );
  const met = new Set(shared.map(({ turn }) => turn));
  const own = panel
    .map((panellist) => ({
      panellist,
      notes: written.filter((note) => note.panellist === panellist && !(note.turn && met.has(note.turn))),
    }))
    .filter((book) => book.notes.length > 0);
  return { shared, own };
}

function placeOf({ turn }: PanelNote, places: ReadonlyMap<string, number>): number {
  return turn ? (places.get(turn.id) ?? 0) : places.size;
}

/** The beginning of an answer, cut between words: enough to know it again. */
export function opening(text: string, maxChars: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= maxChars) return plain;
  const cut = plain.slice(0, maxChars + 1);
  // Without a space the index is -1, which takes off the one character too many.
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}\u00a0…`;
}
