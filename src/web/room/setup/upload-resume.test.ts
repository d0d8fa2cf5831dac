import { describe, expect, it } from 'vitest';
import { resumeLimits } from '#contract/resume.ts';
import { fileTrouble } from './upload-resume.ts';

describe('fileTrouble', () => {
  it.each<[string, number, string | null]>([
    ['cv.pdf', 1, null],
    ['CV.PDF', resumeLimits.fileBytes, null],
    ['cv.docx', resumeLimits.fileBytes + 1, 'file_too_large'],
    ['cv.txt', 0, null],
    ['cv.doc', 1, 'file_type_unsupported'],
    ['cv.pdf.exe', 1, 'file_type_unsupported'],
    ['pdf', 1, 'file_type_unsupported'],
  ])('%s of %i bytes: %s', (name, size, trouble) => {
    expect(fileTrouble({ name, size })).toBe(trouble);
  });
});
