/** A stretch of text as a page sets it. Points; `y` is the baseline measured from the top of the page, growing downwards. Runs come in the file's own order. */
export type TextRun = {
  page: number;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  text: string;
};

/** Runs that read as one: a table cell, or a line of a column. `textX` is where the text starts after a bullet glyph; `soft` tells that the gap before it may be no more than a wide word space. */
export type Cell = {
  x: number;
  textX: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  soft: boolean;
  text: string;
};

/** Cells on one baseline, left to right; never empty. */
export type Row = { page: number; y: number; cells: Cell[] };

/** A line of reading order. `style` names how it is set, so that heads of unknown wording can be told by the look of known ones. */
export type ReadLine = { text: string; style: string };
