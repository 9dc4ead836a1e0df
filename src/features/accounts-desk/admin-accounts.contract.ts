import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { accountAudit } from '../accounts/accounts.audit.ts'
import { userSchema } from '../accounts/user.schema.ts'

const accountStateSchema = z
  .object({
    role: userSchema.shape.role.optional(),
    disabled: z.boolean().optional().describe('True blocks the account'),
  })
  .refine(({ role, disabled }) => role !== undefined || disabled !== undefined)

const accountSchema = userSchema.extend({ disabled: z.boolean() })

export const adminAccountsContract = defineContract({
  'PUT /admin/accounts/{id}': {
    access: 'admin',
    audit: [accountAudit.updated],
    fresh: true,
    summary: 'Changes the role of an account, or disables it; ends its sessions',
    params: z.object({ id: lineField({ maxLength: 100 }) }),
    body: accountStateSchema,
    conflicts: 'The account is the caller’s own, or the last admin of the house',
    answer: z.object({ success: z.literal(true), user: accountSchema }),
  },
})

export type AdminAccountsContract = typeof adminAccountsContract
export type AccountStateChange = z.output<typeof accountStateSchema>
