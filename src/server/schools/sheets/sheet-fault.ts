import type { SheetFaultCode } from '#contract/schools/sheet-faults.ts';

/** Why a file is not read as a sheet, or not to its end; the words are in the contract. `row` is the row it was found in, as Excel counts. */
export class SheetFault extends Error {
  readonly code: SheetFaultCode;
  readonly row: number | null;

  constructor(code: SheetFaultCode, row: number | null = null) {
    super(row === null ? code : `${code} in row ${row}`);
    this.name = 'SheetFault';
    this.code = code;
    this.row = row;
  }
}
