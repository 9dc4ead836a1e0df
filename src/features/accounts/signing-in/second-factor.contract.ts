import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { lineField } from '../../../shared/api/text-fields.ts'
import { roles } from '../../../shared/roles.ts'
import { settingsAudit } from '../../settings/settings.audit.ts'
import { accountAudit } from '../accounts.audit.ts'
import { passwordField } from './credential-fields.ts'
import { doneSchema, signedInSchema } from './sign-in.contract.ts'

const codeField = z
  .string()
  .min(1)
  .max(64)
  .describe('Six digits of the authenticator; where one may stand in for the telephone, a recovery code')

/** A call that weakens the second step asks for password and code: an attacker with an open session has neither. */
const bothSchema = z.object({ password: passwordField, code: codeField })

const proofSchema = z
  .object({
    password: passwordField.optional(),
    code: codeField.optional().describe('Of the authenticator, where the account has a second step'),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined))

const factorSchema = z.object({
  since: z.string().nullable().describe('Since when it is asked for; null while it is not'),
  recoveryCodesLeft: z.number().int(),
  required: z.boolean().describe('The house asks it of this account'),
})

const codesAnswer = z.object({
  success: z.literal(true),
  recoveryCodes: z.array(z.string()).describe('Each once, in place of the telephone; never told again'),
  message: z.string(),
})

const memberSchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  since: z.string().nullable(),
})

const houseAnswer = z.object({
  success: z.literal(true),
  requiredOfAdmins: z.boolean(),
  members: z.array(memberSchema).describe('Who works in the house, and since when each has a second step'),
})

export const secondFactorContract = defineContract({
  'POST /auth/login/code': {
    access: 'public',
    summary:
      'Completes a sign-in that POST /auth/login answered with `code_needed`, by its `challenge` and a code, within five minutes',
    body: z.object({ challenge: z.string().min(1).max(500), code: codeField }),
    answer: signedInSchema,
  },
  'POST /auth/proof': {
    access: 'user',
    summary: 'Proves the caller’s identity again by password or code; the proof is valid for ten minutes',
    body: proofSchema,
    answer: doneSchema,
  },
  'GET /auth/second-factor': {
    access: 'user',
    summary: 'Returns the state of the caller’s second factor',
    answer: z.object({ success: z.literal(true), secondFactor: factorSchema }),
  },
  'POST /auth/second-factor': {
    access: 'staff',
    areas: 'every',
    audit: { none: 'the second step of the caller’s own account' },
    fresh: true,
    beforeFactor: true,
    summary:
      'Starts setting up a second factor: returns a secret for an authenticator, active once confirmed by a code',
    conflicts: 'A second factor is already active',
    answer: z.object({
      success: z.literal(true),
      secret: z.string().describe('Base32, for an authenticator without a camera'),
      address: z.string().describe('otpauth://, for a QR code'),
    }),
  },
  'POST /auth/second-factor/confirmation': {
    access: 'staff',
    areas: 'every',
    audit: { none: 'the second step of the caller’s own account' },
    beforeFactor: true,
    summary: 'Activates the second factor by a first code; ends all other sessions of the caller',
    body: z.object({ code: codeField }),
    conflicts: 'No set-up was started within the hour, or a second factor is already active',
    answer: codesAnswer,
  },
  'POST /auth/second-factor/recovery-codes': {
    access: 'user',
    summary: 'Creates new recovery codes; the former ones become invalid',
    body: bothSchema,
    conflicts: 'No second factor is active',
    answer: codesAnswer,
  },
  'DELETE /auth/second-factor': {
    access: 'user',
    summary: 'Removes the caller’s second factor',
    body: bothSchema,
    conflicts: 'No second factor is active',
    answer: doneSchema,
  },
  'GET /admin/second-factor': {
    access: 'admin',
    summary: 'Lists the members of the team with their second factors, and whether admins need one',
    answer: houseAnswer,
  },
  'PUT /admin/second-factor': {
    access: 'admin',
    audit: [settingsAudit.changed],
    fresh: true,
    summary: 'Requires a second factor of all admins, or stops requiring it',
    body: z.object({ requiredOfAdmins: z.boolean() }),
    conflicts: 'The caller has no second factor',
    answer: houseAnswer,
  },
  'DELETE /admin/accounts/{id}/second-factor': {
    access: 'admin',
    audit: [accountAudit['second-factor-removed']],
    fresh: true,
    summary: 'Removes the second factor of an account whose device was lost; ends its sessions',
    params: z.object({ id: lineField({ maxLength: 100 }) }),
    conflicts: 'The account is the caller’s own',
    answer: houseAnswer,
  },
})

export type SecondFactorContract = typeof secondFactorContract
export type Proof = z.output<typeof proofSchema>
export type BothProofs = z.output<typeof bothSchema>
export type OwnFactor = Readonly<z.output<typeof factorSchema>>
export type StaffFactors = Readonly<Omit<z.output<typeof houseAnswer>, 'success'>>
