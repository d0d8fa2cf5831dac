import { z } from 'zod';
import {
  addressName,
  branding,
  brandingWords,
  colourCheck,
  logo,
  logoHash,
  schoolAddress,
  schoolColour,
} from '../../schools/branding.ts';
import { forSchool } from '../../schools/organisation.ts';
import { type Endpoint, ok } from '../endpoint.ts';

const path = '/api/schools/:orgId/branding';
const ofSettings = {
  access: 'school',
  schoolAct: 'manage_settings',
  ofWholeSchool: true,
  params: forSchool,
} as const;
/** The logo the person saw, left out for none. */
const wasLogo = z.strictObject({ was: logoHash.optional() });

/** In what words and looks a school meets its applicants (rules SCHOOL-75 and SCHOOL-90 to SCHOOL-93). */
export const brandingEndpoints = {
  readBranding: {
    method: 'GET',
    path,
    ...ofSettings,
    reply: z.object({ branding, logo: logo.nullable(), address: schoolAddress }),
  },
  /** Sets the words and colours; `was` is the time of those the person saw, null for none. */
  changeBranding: {
    method: 'PUT',
    path,
    ...ofSettings,
    body: brandingWords.extend({ was: z.iso.datetime().nullable() }),
    reply: z.object({ changedAt: z.string() }),
  },
  /** What a colour looks like by day and by night, before anybody takes it. */
  checkColour: {
    method: 'GET',
    path: `${path}/colour`,
    ...ofSettings,
    query: z.strictObject({ colour: schoolColour }),
    reply: colourCheck,
  },
  /** The one file of a multipart body as it would be kept; nothing is. */
  previewLogo: {
    method: 'POST',
    path: `${path}/logo/preview`,
    ...ofSettings,
    kind: 'upload',
    reply: z.object({ picture: z.string(), width: z.number().int(), height: z.number().int() }),
  },
  changeLogo: {
    method: 'POST',
    path: `${path}/logo`,
    ...ofSettings,
    kind: 'upload',
    query: wasLogo,
    reply: z.object({ logo }),
  },
  removeLogo: { method: 'DELETE', path: `${path}/logo`, ...ofSettings, query: wasLogo, reply: ok },
  /** Takes the address, or gives up having one with null; `was` is the one the person saw. */
  changeAddress: {
    method: 'PUT',
    path: `${path}/address`,
    ...ofSettings,
    body: z.strictObject({ name: addressName.nullable(), was: z.string().nullable() }),
    reply: z.object({ address: schoolAddress }),
  },
  /** Asked by the proxy before it gets a certificate: whether the domain is a school's front door. */
  isSchoolAddress: {
    method: 'GET',
    path: '/api/addresses',
    access: 'public',
    query: z.strictObject({ domain: z.string().max(300) }),
    reply: ok,
  },
} as const satisfies Record<string, Endpoint>;
