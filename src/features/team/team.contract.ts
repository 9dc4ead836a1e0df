import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { areas, roles } from '../../shared/roles.ts'
import { accountAudit } from '../accounts/accounts.audit.ts'
import { nameMaxLength } from '../accounts/accounts.limits.ts'
import { emailField } from '../accounts/signing-in/credential-fields.ts'

const success = z.literal(true)
const areasField = z.array(z.enum(areas)).nullable()
const params = z.object({ id: z.uuid() })

const memberSchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  areas: areasField.describe('Null where none are named: then the usual ones count'),
  disabled: z.boolean(),
  factorSince: z.iso.datetime().nullable().describe('Since when the member signs in with two steps'),
  lastSeenAt: z.iso.datetime().nullable(),
  entered: z.boolean().describe('Has opened the account by the mail, or had it before'),
  invitedUntil: z.iso.datetime().nullable().describe('Of an invitation that can still be followed'),
})

const teamAnswer = z.object({
  success,
  members: z.array(memberSchema).describe('Admins first, then by name; those who are suspended too'),
})

const rightSchema = z.object({
  text: z.string().describe('What is done, in words that follow the name of who does it'),
  kind: z.string().describe('The kind of record, such as `order`'),
  areas: z.array(z.enum(areas)),
  everyMember: z.boolean(),
  fresh: z.boolean().describe('The password or a code is asked for again'),
})

export const teamContract = defineContract({
  'GET /admin/team': {
    access: 'admin',
    summary: 'Lists the members of the team',
    answer: teamAnswer,
  },
  'POST /admin/team': {
    access: 'admin',
    audit: [accountAudit.invited],
    fresh: true,
    idempotent: true,
    summary:
      'Invites a member by mail; an account that the address has becomes a member’s. Both set up a second step at first',
    body: z.object({
      email: emailField,
      firstName: lineField({ maxLength: nameMaxLength }).min(1, { error: 'team:fields.firstName' }),
      lastName: lineField({ maxLength: nameMaxLength }).min(1, { error: 'team:fields.lastName' }),
      role: z.enum(['staff', 'admin']),
      areas: areasField.default(null),
    }),
    conflicts: 'The address is a member’s already, or its account is suspended',
    answer: teamAnswer,
  },
  'POST /admin/team/{id}/invitation': {
    access: 'admin',
    audit: [accountAudit['invited-again']],
    idempotent: true,
    summary: 'Sends the invitation of a member again; the former one ends',
    params,
    conflicts: 'The member has entered already',
    answer: teamAnswer,
  },
  'DELETE /admin/team/{id}/sessions': {
    access: 'admin',
    audit: [accountAudit['sessions-ended']],
    fresh: true,
    summary: 'Signs a member out on all devices',
    params,
    conflicts: 'The account is the caller’s own',
    answer: teamAnswer,
  },
  'POST /admin/team/{id}/view': {
    access: 'admin',
    audit: [accountAudit.viewed],
    summary: 'Begins to look at the house with the rights of a member; until it ends nothing can be changed',
    params,
    conflicts: 'The account is the caller’s own, or suspended',
    answer: z.object({ success }),
  },
  'POST /admin/team/{id}/hand-over': {
    access: 'admin',
    audit: [accountAudit['handed-over'], accountAudit.updated],
    fresh: true,
    summary: 'Makes a member an admin and the caller one of the staff; both sign in again',
    params,
    conflicts: 'The member has not entered yet, or is suspended',
    answer: z.object({ success }),
  },
  'DELETE /auth/view': {
    access: 'user',
    summary: 'Ends that the caller looks at the house with the rights of a colleague',
    answer: z.object({ success }),
  },
  'GET /admin/rights': {
    access: 'staff',
    areas: 'every',
    summary: 'Tells what each area may do, from the contracts of the calls themselves',
    answer: z.object({ success, rights: z.array(rightSchema) }),
  },
})

export type TeamContract = typeof teamContract
export type Member = Readonly<z.output<typeof memberSchema>>
export type Right = Readonly<z.output<typeof rightSchema>>
