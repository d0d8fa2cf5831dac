import type { FactAttributes } from './resume.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Aug 2021` for `2021-08`; `2021` and `present` stay as they are. */
export function sayMonth(date: string): string {
  const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(date) ?? [];
  return year ? `${months[Number(month) - 1]} ${year}` : date;
}

/** `Jul 2022 to Dec 2024`; nothing where no date is known. */
export const datesInWords = ({ from, to }: FactAttributes): string =>
  [from, to].flatMap((date) => (date ? [sayMonth(date)] : [])).join(' to ');

/** `B.E. Mechanical Engineering` */
export const stageInWords = ({ degree, branch }: FactAttributes): string =>
  [degree, branch].filter(Boolean).join(' ');

const withTime = (names: (string | undefined)[], time: string | number | undefined): string => {
  const named = names.filter(Boolean).join(', ');
  return named && time ? `${named} (${time})` : named;
};

/** `Production Engineer, Kaveri Pumps Ltd. (Jul 2022 to Dec 2024)` */
export const jobInWords = (parts: FactAttributes): string =>
  withTime([parts.role, parts.organisation], datesInWords(parts));

/** `B.E. Mechanical Engineering, Chamundi Institute of Technology (2021)` */
export const studyInWords = (parts: FactAttributes): string =>
  withTime([stageInWords(parts), parts.institution], parts.year);
