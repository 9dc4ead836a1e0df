import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'

export const deskContract = defineContract({
  'GET /admin/waiting': {
    access: 'staff',
    summary: 'Returns how many entries wait in each room of the admin that the caller may open',
    answer: z.object({
      success: z.literal(true),
      waiting: z
        .array(
          z.object({
            to: z.string().describe('The address of the room'),
            count: z.number().int().nonnegative(),
          }),
        )
        .describe('The rooms that count; in the others nothing waits'),
    }),
  },
})

export type DeskContract = typeof deskContract
