import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'

export const presenceContract = defineContract({
  'POST /admin/presence': {
    access: 'staff',
    areas: 'every',
    audit: { none: 'that somebody looks at a record changes nothing of the house' },
    summary:
      'Says that the caller has a record open, and tells which other members have; it counts for a minute',
    body: z.object({
      kind: lineField({ maxLength: 40 }).min(1),
      id: lineField({ maxLength: 100 }).min(1),
    }),
    answer: z.object({
      success: z.literal(true),
      others: z.array(z.string()).describe('The names of the other members who have it open'),
    }),
  },
})

export type PresenceContract = typeof presenceContract
