import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { areas } from '../../shared/roles.ts'
import { accountAudit } from '../accounts/accounts.audit.ts'
import { userSchema } from '../accounts/user.schema.ts'

const accountStateSchema = z
  .object({
    role: userSchema.shape.role.optional(),
    areas: z
      .array(z.enum(areas))
      .nullable()
      .optional()
      .describe('Of a member of the team; null gives the usual ones: salon, sales, customers'),
    disabled: z.boolean().optional().describe('True blocks the account'),
    replaces: z
      .object({ role: userSchema.shape.role, areas: z.array(z.enum(areas)).nullable() })
      .optional()
      .describe('The rights that the caller has read; where they are others by now, the call is refused'),
  })
  .refine(({ replaces: _replaces, ...change }) => Object.values(change).some((value) => value !== undefined))

const accountSchema = userSchema.extend({ disabled: z.boolean() })

export const adminAccountsContract = defineContract({
  'PUT /admin/accounts/{id}': {
    access: 'admin',
    audit: [accountAudit.updated],
    fresh: true,
    summary:
      'Changes the role or the areas of an account, or disables it; ends its sessions unless only areas change',
    params: z.object({ id: lineField({ maxLength: 100 }) }),
    body: accountStateSchema,
    conflicts: 'The account is the caller’s own, the last admin of the house, or was changed meanwhile',
    answer: z.object({ success: z.literal(true), user: accountSchema }),
  },
})

export type AdminAccountsContract = typeof adminAccountsContract
export type AccountStateChange = z.output<typeof accountStateSchema>
