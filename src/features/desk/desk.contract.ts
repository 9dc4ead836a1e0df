import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'

/** The kinds of records that are found from anywhere in the admin, in the order in which they are shown. */
export const findingKinds = ['order', 'customer', 'appointment', 'product', 'message', 'withdrawal'] as const

export type FindingKind = (typeof findingKinds)[number]

const findingSchema = z.object({
  _id: z.string(),
  title: z.string(),
  detail: z.string().describe('What tells it from others with the same title'),
  to: z.string().describe('The address that opens it'),
})

export type Finding = Readonly<z.output<typeof findingSchema>>

const longestSearch = 100

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
  'GET /admin/search': {
    access: 'staff',
    summary: 'Finds records of all rooms that the caller may open: by names, numbers, telephone or amount',
    query: z.object({ q: lineField({ maxLength: longestSearch }) }),
    answer: z.object({
      success: z.literal(true),
      groups: z.array(z.object({ kind: z.enum(findingKinds), findings: z.array(findingSchema) })),
    }),
  },
})

export type DeskContract = typeof deskContract
