import type { ApiScope } from '#contract/schools/api-keys.ts';

/** What a scope lets a key do, for who makes one and for who calls by it. */
export const apiScopeWords: Readonly<Record<ApiScope, { name: string; text: string }>> = {
  'programmes:read': {
    name: 'Read programmes',
    text: 'Programmes, seasons and published scenarios.',
  },
  'applicants:read': {
    name: 'Read applicants',
    text: 'Names, addresses, invitations and decisions. No score.',
  },
  'applicants:write': { name: 'Add applicants', text: 'Up to a hundred in one call.' },
  'invitations:write': {
    name: 'Invite applicants',
    text: 'Sends links by mail. Each interview uses a seat of your contract.',
  },
  'results:read': {
    name: 'Read results',
    text: 'The reviewers’ mean and our score, once every assigned review is in.',
  },
  'figures:read': { name: 'Read figures', text: 'Figures of ten applicants or more. No names.' },
};
