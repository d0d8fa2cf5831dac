import { z } from 'zod';
import { forSchool, orgId } from '../../schools/organisation.ts';
import { signOnLimits, signOnSettings, signOnShown, signOnSwitch } from '../../schools/sign-on.ts';
import { type Endpoint, nothing } from '../endpoint.ts';
import { slug } from './organisations.ts';

const ofAccess = {
  access: 'school',
  schoolAct: 'manage_access',
  ofWholeSchool: true,
  params: forSchool,
} as const;
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const was = z.iso.datetime().nullable();

/** A school's own sign-on: what its owners set, and the ways in (rules SCHOOL-84 to SCHOOL-89). */
export const signOnEndpoints = {
  readSignOn: { method: 'GET', path: '/api/schools/:orgId/sign-on', ...ofAccess, reply: signOnShown },
  /** Sets how the provider is reached and whom it lets in. Another provider is tested anew; `was` is the time of what the owner saw. */
  changeSignOn: {
    method: 'PUT',
    path: '/api/schools/:orgId/sign-on',
    ...ofAccess,
    body: signOnSettings.extend({ was }),
    reply: z.object({ changedAt: z.string() }),
  },
  /** Switches it off, on, or makes it the only way in. */
  switchSignOn: {
    method: 'PUT',
    path: '/api/schools/:orgId/sign-on/state',
    ...ofAccess,
    body: signOnSwitch.extend({ was }),
    reply: z.object({ changedAt: z.string() }),
  },
  /** Reads a provider's metadata document; nothing is stored. */
  readSamlMetadata: {
    method: 'POST',
    path: '/api/schools/:orgId/sign-on/metadata',
    ...ofAccess,
    body: z.strictObject({ xml: z.string().min(1).max(signOnLimits.metadataText) }),
    reply: z.object({ entityId: z.string(), ssoUrl: z.string(), certificates: z.array(z.string()) }),
  },
  /** Begins a test by the owner who asks; the whole page goes to `url` and comes back to theirs. */
  testSignOn: {
    method: 'POST',
    path: '/api/schools/:orgId/sign-on/test',
    ...ofAccess,
    body: nothing,
    reply: z.object({ url: z.string() }),
  },
  /** The school behind an address or a short name, while its sign-on is switched on; everything else is answered alike. */
  findSignOn: {
    method: 'POST',
    path: '/api/sign-on/find',
    access: 'public',
    body: z.strictObject({ school: z.string().trim().min(1).max(254) }),
    reply: z.object({ school: z.object({ slug, name: z.string() }).nullable() }),
  },
  /** Begins a sign-on at a school's provider; `url` is where the whole page goes. */
  beginSignOn: {
    method: 'POST',
    path: '/api/sign-on',
    access: 'public',
    body: z.strictObject({
      slug,
      /** Where it was begun: a school's own people, or its applicants, who become nobody's members by it. */
      as: z.enum(['member', 'applicant']),
    }),
    reply: z.object({ url: z.string() }),
  },
  /** Where an OpenID provider sends the browser back to. */
  finishSignOn: {
    method: 'GET',
    path: '/api/sign-on/:orgId/callback',
    access: 'public',
    kind: 'redirect',
    params: z.strictObject({ orgId }),
    query: z.object({
      state: z.string().max(200).optional(),
      code: z.string().max(4000).optional(),
      error: z.string().max(200).optional(),
      error_description: z.string().max(1000).optional(),
      iss: z.string().max(500).optional(),
    }),
    reply: z.string(),
  },
  /** The second half of a SAML sign-on: the browser that began it comes with its cookie (rule SCHOOL-85). */
  completeSignOn: {
    method: 'GET',
    path: '/api/sign-on/:orgId/complete',
    access: 'public',
    kind: 'redirect',
    params: z.strictObject({ orgId }),
    query: z.strictObject({ ticket: token }),
    reply: z.string(),
  },
  /** What a SAML provider wants to know of us, as a document. */
  readOwnMetadata: {
    method: 'GET',
    path: '/api/sign-on/:orgId/metadata',
    access: 'public',
    kind: 'file',
    params: z.strictObject({ orgId }),
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>;

/** Where a SAML provider posts its response, cross-site and without cookies; bound apart from the table, which lets no other site post. */
export const acsPath = '/api/sign-on/:orgId/acs';
