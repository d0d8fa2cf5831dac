import type { EndpointName } from './endpoints.ts';

/**
 * What an account of a school's own sign-on may call beside its school's pages: the account itself and its rights, the school's invitation and
 * the room of its sitting. It practises nothing and buys nothing (rule SCHOOL-87). What is not named here is refused to it.
 */
export const openToSchoolAccounts: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'followMe',
  'signOut',
  'signOutEverywhere',
  'readConsents',
  'changeConsents',
  'deleteAccount',
  'keepAccount',
  'readExport',
  'askForExport',
  'downloadExport',
  'listMySchools',
  'acceptInvitation',
  'beginWarmUp',
  'beginSitting',
  'startSitting',
  'readSitting',
  'withdrawFromSchool',
  'uploadResume',
  'pasteResume',
  'useSampleResume',
  'readLatestResume',
  'readResumeQueue',
  'listResumes',
  'deleteResume',
  'confirmFacts',
  'readInterview',
  'takePen',
  'answer',
  'prepareReply',
  'signal',
  'endInterview',
  'hearSpeech',
  'saySentence',
  'followInterview',
]);
