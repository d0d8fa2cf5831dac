import type { SignOnProblem, SignOnReason, SignOnState } from '#contract/schools/sign-on.ts';

/** What somebody is told who was not let in. */
const problems: Readonly<Record<SignOnProblem, string>> = {
  refused:
    'The sign-on was not accepted, and nobody was signed in. Please begin again. If it stays so, an owner of the school finds the reason in its audit log.',
  no_place: 'Your school knows you, but gives you no part in its pages here. Please ask one of its owners.',
  owner_first:
    'This is the address of an owner. Sign in with Google as you did so far, and come through this door in the same browser once: from then on it knows you.',
  cancelled: 'The sign-on was cancelled.',
  away: 'The school’s sign-on could not be reached. Please try again in a moment.',
};

/** The words for a code in an address; null for none, and for one that nobody gave. */
export const doorProblem = (code: string | null): string | null =>
  code !== null && Object.hasOwn(problems, code) ? problems[code as SignOnProblem] : null;

/** Why a test did not pass, and what an owner does about it. */
export const reasonWords: Readonly<Record<SignOnReason, string>> = {
  cancelled: 'It was cancelled at the provider.',
  provider_said_no: 'The provider refused. Its own log says why.',
  provider_away: 'The provider did not answer as it should. Check its address, and the client secret.',
  secret_unreadable: 'The client secret can no longer be read here. Enter it again.',
  not_proven: 'What the provider said could not be proven: its signature, its audience or its time is wrong.',
  issuer_wrong: 'The answer names another provider. Check the entity id.',
  address_missing: 'The provider named no e-mail address. Let it send one, as “email”.',
  address_not_verified: 'The provider says that it has not verified the address.',
  domain_not_listed: 'The address is of a domain that is not on your list.',
  no_role: 'No rule gives this person a role, and there is no default.',
  member_removed: 'This person was removed from the school. Add them again to let them in.',
  owner_not_linked: 'This is an owner’s address, and they have not come in by themselves yet.',
  address_of_another: 'This address is the one of another account of your provider.',
  members_full: 'The school has as many members as it may have.',
  settings_changed: 'The settings were changed while the test ran.',
  response_malformed:
    'The answer does not have the form that is accepted: one signed assertion, and nothing hidden in it.',
  algorithm_weak: 'The answer is signed by a method that is no longer safe. Set SHA-256.',
  signature_invalid:
    'The assertion is not signed by the certificate you gave. Sign the assertion, not the response alone.',
  audience_wrong: 'The answer is for another audience. It must be our entity id.',
  recipient_wrong: 'The answer is for another address. It must be our answer address.',
  time_wrong: 'The answer is too old, or from the future. Check the provider’s clock.',
  request_unknown:
    'The answer is not to our request. It must name it; a sign-on begun at the provider does not.',
  replayed: 'The answer was used before.',
  name_transient: 'The name of the person changes at every sign-on. Let the provider send a persistent one.',
};

export const stateWords: Readonly<Record<SignOnState, string>> = {
  off: 'Off',
  on: 'On',
  enforced: 'Enforced',
};

export const stateHints: Readonly<Record<SignOnState, string>> = {
  off: 'People come in with Google. Sessions that the sign-on opened end.',
  on: 'People come in with Google, or by the school’s sign-on.',
  enforced:
    'The school’s sign-on alone. The owners you tick below keep Google as a way in, and every use of it is told to all owners.',
};
