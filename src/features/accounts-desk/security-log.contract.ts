import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { countAnswer, countedId, pagesParams } from '../../shared/api/query-params.ts'
import { securityLogPageSize } from '../accounts/accounts.limits.ts'
import { securityEvents } from '../accounts/sessions/security-events.ts'
import { listAudit } from '../journal/lists.audit.ts'

const entrySchema = z.object({
  _id: z.string(),
  event: z.enum(securityEvents),
  at: z.string(),
  account: z
    .object({ _id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })
    .nullable()
    .describe('None when the address had no account, or the account is closed'),
  device: z
    .string()
    .describe('What the browser said it is, as « Firefox, Windows »; empty when it said nothing'),
})

export const securityLogContract = defineContract({
  'GET /admin/security-log': {
    access: 'admin',
    audit: [listAudit.saved],
    summary: 'Lists security events of accounts and sessions, newest first',
    query: z.object(pagesParams({ defaultLimit: securityLogPageSize, id: countedId })),
    answer: z.object({
      success: z.literal(true),
      entries: z.array(entrySchema),
      ...countAnswer,
    }),
  },
})

export type SecurityLogContract = typeof securityLogContract
