/** How many rows below the head a sheet may have (rule SCHOOL-40). */
export const mostSheetRows = { applicants: 10_000, questions: 2_000 } as const;

/** Why a file is not read as a sheet, or not to its end. */
export const sheetFaultCodes = [
  'file_too_large',
  'not_a_sheet',
  'old_or_locked_excel',
  'sheet_unreadable',
  'unpacks_too_large',
  'sheet_empty',
  'too_many_rows',
  'too_many_columns',
  'cell_too_long',
  'quote_not_closed',
  'took_too_long',
] as const;
export type SheetFaultCode = (typeof sheetFaultCodes)[number];

export const sheetFaultWords: Readonly<Record<SheetFaultCode, string>> = {
  file_too_large: 'The file is larger than 50 MB. Please split it.',
  not_a_sheet: 'This is not a table. Please upload a CSV or an Excel file (.xlsx).',
  old_or_locked_excel:
    'This is an old Excel file (.xls) or one with a password. Please save it as .xlsx without a password.',
  sheet_unreadable: 'The file is damaged and cannot be read. Please save it again and upload the new one.',
  unpacks_too_large:
    'There is more in this file than we can read. Please copy the rows into a new file and upload that.',
  sheet_empty: 'There is nothing in the first sheet of this file.',
  too_many_rows:
    'There are too many rows: at most 10,000 applicants or 2,000 questions at a time. Please split the file.',
  too_many_columns: 'There are more than 100 columns. Please delete those that are not needed.',
  cell_too_long: 'A cell has more than 10,000 characters. Please shorten it.',
  quote_not_closed:
    'A quotation mark is opened and never closed. Please save the file again from your spreadsheet.',
  took_too_long: 'Reading the file took too long. Please try again, or copy the rows into a new file.',
};
