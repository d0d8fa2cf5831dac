import { paths } from '#contract/paths.ts';

/** What somebody reads who was added to a school. */
export function memberMail({
  school,
  name,
  publicUrl,
  orgId,
}: {
  school: string;
  name: string;
  publicUrl: string;
  orgId: string;
}): { subject: string; text: string } {
  return {
    subject: `You were added to ${school} on Hotseat`,
    text: [
      `Hello ${name},`,
      `${school} added you to its admission interviews on Hotseat. Sign in with an account of this address, and its pages are open to you:`,
      `${publicUrl}${paths.schoolView(orgId)}`,
      'If you do not work for this school, you can ignore this mail: nothing happens without you.',
    ].join('\n\n'),
  };
}
