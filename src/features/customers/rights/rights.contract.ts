import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { lineField } from '../../../shared/api/text-fields.ts'
import { hindranceKinds, stayReasons } from '../../../shared/privacy/erasure.ts'
import { personalExportSchema } from '../../privacy/personal-export.schema.ts'
import { personAudit } from '../customers.audit.ts'
import { typedNameMaxLength } from '../customers.limits.ts'

const success = z.literal(true)
const params = z.object({ id: z.uuid() })
const count = z.number().int().positive()
const section = z.string().describe('The part of the export, such as `appointments`')

const erasureSchema = z.object({
  name: z.string().describe('What the caller repeats to have it done'),
  hasAccount: z.boolean(),
  hindrances: z
    .array(z.object({ kind: z.enum(hindranceKinds), title: z.string() }))
    .describe('What has to be finished first, by number or reference'),
  goes: z.array(z.object({ section, count })),
  stays: z.array(
    z.object({
      section,
      count,
      reason: z.enum(stayReasons),
      until: z.iso
        .date()
        .nullable()
        .describe(
          'The last day that the law asks for, of the newest record; null where it names nobody any more',
        ),
    }),
  ),
})

export const customerRightsContract = defineContract({
  'GET /admin/customers/{id}/export': {
    access: 'admin',
    audit: [personAudit.exported],
    fresh: true,
    summary: 'Exports all personal data of a customer or guest who asks for it (GDPR 15, 20)',
    params,
    answer: z.object({ success, export: personalExportSchema }),
  },
  'GET /admin/customers/{id}/erasure': {
    access: 'admin',
    audit: [personAudit.read],
    summary: 'Returns what an erasure would erase, what the law keeps, and what hinders it; changes nothing',
    params,
    answer: z.object({ success, erasure: erasureSchema }),
  },
  'POST /admin/customers/{id}/erasure': {
    access: 'admin',
    audit: [personAudit.erased],
    fresh: true,
    summary:
      'Closes the account of a customer, or forgets a guest, and erases what the law does not keep (GDPR 17)',
    params,
    body: z.object({ name: lineField({ maxLength: typedNameMaxLength }) }),
    conflicts: 'An order, a refund, a dispute or a withdrawal is not finished',
    answer: z.object({ success }),
  },
  'POST /admin/customers/{id}/joins': {
    access: 'admin',
    audit: [personAudit.joined],
    summary: 'Joins two people into one, of whom one is a guest; it can be taken back for thirty days',
    params,
    body: z.object({ otherId: z.uuid() }),
    conflicts: 'Both have an account, or the guest has somebody joined already',
    answer: z.object({ success, customerId: z.string().describe('Whose page stays') }),
  },
  'DELETE /admin/customers/{id}/joins/{joinId}': {
    access: 'admin',
    audit: [personAudit.separated],
    summary: 'Takes a join of two people back',
    params: params.extend({ joinId: z.uuid() }),
    conflicts: 'Its thirty days are over',
    answer: z.object({ success }),
  },
})

export type CustomerRightsContract = typeof customerRightsContract
export type Erasure = Readonly<z.output<typeof erasureSchema>>
