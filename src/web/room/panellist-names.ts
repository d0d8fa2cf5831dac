import type { Panellist } from '#contract/panellists.ts';

/** How one speaks of a panellist in the room: "Prof. Bhalla", "Nandita Sarma". */
export function spokenName({ name, shortName }: Panellist): string {
  return name.startsWith('Prof. ') ? `Prof. ${shortName}` : name;
}

/** The spoken name of a turn's speaker; "The panel" where none is named. */
export function speakerName(panel: readonly Panellist[], speakerId: string | null | undefined): string {
  const speaker = panel.find((member) => member.id === speakerId);
  return speaker ? spokenName(speaker) : 'The panel';
}

const inWords = ['No', 'One', 'Two', 'Three', 'Four'];

/** Says once, where the panel is first seen, that nobody at the table is real. */
export function fictionNote(panel: readonly Panellist[]): string {
  return `${inWords[panel.length] ?? panel.length} fictional panellists, played by AI`;
}

/** The same for the offline interviewer, which is no AI model (panel.md B4.9). */
export function offlineFictionNote(panel: readonly Panellist[]): string {
  return `${inWords[panel.length] ?? panel.length} fictional panellists, played by software`;
}
