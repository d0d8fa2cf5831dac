import type { ErrorCode } from '#contract/errors.ts';

/** The words for refusals of a resume on its way in. */
export const resumeRefusals = {
  file_too_large: 'That file is larger than 5 MB. Please save a smaller one.',
  file_type_unsupported: 'Please use a PDF, a Word document (.docx) or a plain text file.',
  file_unreadable: 'We could not read this file. Please save it again as a PDF, or paste the text.',
  file_encrypted: 'This file is locked with a password. Please save it without one, or paste the text.',
  file_has_no_text:
    'We found no words in this file. If it is a scan, please make it sharp and upright, at 300 dots an inch at most, or paste the text.',
  not_a_resume:
    'We found neither a job nor a degree or school here, so the panel would have nothing to ask you about. Please paste the text of your resume, or try a sample first.',
  file_too_long: 'That is longer than 15 pages. Please use a shorter resume.',
  scan_too_long: 'A scan may have at most four pages. Please leave out the other pages, or paste the text.',
  scan_unsupported:
    'We cannot open the pictures in this scan. Please photograph or scan it again as JPEG, or paste the text.',
  file_took_too_long:
    'Reading this file took too long. Please save it again as a simple PDF, or paste the text.',
  resume_queue_full:
    'Many people are sending resumes right now, and yours would wait for more than a minute. Please try again in a minute or two.',
  resume_required: 'The panel needs your resume first.',
  own_resume_required:
    'An interview for a school is about you: please bring your own resume. A fictional one is for practice.',
} as const satisfies Partial<Record<ErrorCode, string>>;
