import type { Panellist } from '#contract/panellists.ts';
import type { Turn } from '#contract/transcript.ts';

/** How one speaks of a panellist in the room: "Prof. Bhalla", "Nandita Sarma". */
export function spokenName({ name, shortName }: Panellist): string {
  return name.startsWith('Prof. ') ? `Prof. ${shortName}` : name;
}

/** The spoken name of a turn's speaker; "The panel" where none is named. */
export function speakerName(panel: readonly Panellist[], speakerId: string | null | undefined): string {
  const speaker = panel.find((member) => member.id === speakerId);
  return speaker ? spokenName(speaker) : 'The panel';
}

/** Who said a turn of the panel. Words of care come from outside the personas. */
export function saidBy(
  { move, speakerId }: Pick<Turn, 'move' | 'speakerId'>,
  panel: readonly Panellist[],
): string {
  return move === 'care' ? 'Hotseat' : speakerName(panel, speakerId);
}

const inWords = ['No', 'One', 'Two', 'Three', 'Four'];

/** Says where the panel is first seen that nobody at the table is real; the offline interviewer is no AI model (rule PANEL-3). */
export function fictionNote(panel: readonly Panellist[], engine: 'offline' | 'model'): string {
  const count = inWords[panel.length] ?? String(panel.length);
  return engine === 'offline'
    ? `${count} fictional panellists, played by software`
    : `${count} AI personas, worded by a language model`;
}
