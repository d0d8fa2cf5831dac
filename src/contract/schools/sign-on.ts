import { z } from 'zod';
import { memberId } from './organisation.ts';
import { schoolRoles } from './roles.ts';

/** Bounds of a school's own sign-on (rule SCHOOL-84). */
export const signOnLimits = {
  domains: 20,
  roleRules: 20,
  certificates: 2,
  certificateText: 8_000,
  metadataText: 100_000,
  breakGlass: 5,
  /** How long a member who came by it stays signed in, at most (rule SCHOOL-87). */
  memberHours: 12,
} as const;

/** What a claim may make of somebody; owners are made by owners alone (rules SCHOOL-2, SCHOOL-86). */
const rolesByClaim = schoolRoles.filter((role) => role !== 'owner');
export type RoleByClaim = (typeof rolesByClaim)[number];
const roleByClaim = z.enum(rolesByClaim as [RoleByClaim, ...RoleByClaim[]]);

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

const address = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.username === '' && url.password === '' && url.hash === '';
  });

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,40}$/);

const viaOpenId = z.strictObject({
  kind: z.literal('oidc'),
  issuer: address,
  clientId: oneLine(300),
  /** Null keeps the secret that is there. */
  clientSecret: oneLine(500).nullable(),
});

const viaSaml = z.strictObject({
  kind: z.literal('saml'),
  entityId: oneLine(500),
  ssoUrl: address,
  certificates: z
    .array(z.string().trim().min(1).max(signOnLimits.certificateText))
    .min(1)
    .max(signOnLimits.certificates),
});

/** How people of a school are let in by its provider, beside how that is reached. */
const signOnRules = z.strictObject({
  /** Addresses of these domains and of no others are taken from the provider. */
  domains: z.array(domain).min(1).max(signOnLimits.domains),
  /** The claim or attribute that roles are read from; null reads none. */
  roleClaim: oneLine(300).nullable(),
  roleRules: z.array(z.strictObject({ value: oneLine(300), role: roleByClaim })).max(signOnLimits.roleRules),
  /** What somebody becomes whom no rule names; null lets nobody in by default. */
  defaultRole: roleByClaim.nullable(),
});
export type SignOnRules = z.infer<typeof signOnRules>;

/** What an owner writes. */
export const signOnSettings = z.strictObject({
  provider: z.discriminatedUnion('kind', [viaOpenId, viaSaml]),
  rules: signOnRules,
});
export type SignOnSettings = z.infer<typeof signOnSettings>;

export const signOnStates = ['off', 'on', 'enforced'] as const;
export type SignOnState = (typeof signOnStates)[number];

export const signOnSwitch = z.strictObject({
  state: z.enum(signOnStates),
  /** Owners who may still come in with Google while it is enforced. */
  breakGlass: z.array(memberId).max(signOnLimits.breakGlass),
});

/** Why a sign-on was refused: for the school's own log, never for the browser (rule SCHOOL-85). */
export const signOnReasons = [
  'cancelled',
  'provider_said_no',
  'provider_away',
  'secret_unreadable',
  'not_proven',
  'issuer_wrong',
  'address_missing',
  'address_not_verified',
  'domain_not_listed',
  'no_role',
  'member_removed',
  'owner_not_linked',
  'address_of_another',
  'members_full',
  'settings_changed',
  'response_malformed',
  'algorithm_weak',
  'signature_invalid',
  'audience_wrong',
  'recipient_wrong',
  'time_wrong',
  'request_unknown',
  'replayed',
  'name_transient',
] as const;
export type SignOnReason = (typeof signOnReasons)[number];

/** What became of the last test. */
const trial = z.object({
  at: z.string(),
  problem: z.enum(signOnReasons).nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** What the claim of roles held, and what that makes of the person. */
  values: z.array(z.string()),
  role: z.enum(schoolRoles).nullable(),
});
export type SignOnTrial = z.infer<typeof trial>;

const certificate = z.object({
  pem: z.string(),
  subject: z.string(),
  fingerprint: z.string(),
  validUntil: z.string(),
});

/** A school's sign-on as its owners see it. */
export const signOnShown = z.object({
  /** What the school's provider is to be told of us. */
  ours: z.object({
    redirectUri: z.string(),
    entityId: z.string(),
    acsUrl: z.string(),
    metadataUrl: z.string(),
    directLink: z.string(),
  }),
  settings: z
    .object({
      provider: z.discriminatedUnion('kind', [
        viaOpenId.omit({ clientSecret: true }),
        viaSaml.extend({ certificates: z.array(certificate) }),
      ]),
      rules: signOnRules,
      state: z.enum(signOnStates),
      breakGlass: z.array(memberId),
      changedAt: z.string(),
      /** The last test of these very settings; one that passed lets it be switched on. */
      trial: trial.nullable(),
      /** When an owner first came in through it; it can be enforced from then on. */
      ownerCameInAt: z.string().nullable(),
    })
    .nullable(),
  /** Who may be kept as a way in. */
  owners: z.array(z.object({ memberId, name: z.string(), email: z.string() })),
});
export type SignOnShown = z.infer<typeof signOnShown>;

/** What a person is told who was not let in: no more than they could know themselves. */
const signOnProblems = ['refused', 'no_place', 'owner_first', 'cancelled', 'away'] as const;
export type SignOnProblem = (typeof signOnProblems)[number];
