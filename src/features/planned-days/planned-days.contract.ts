import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { boards } from '../gallery/gallery.limits.ts'

const _id = z.string()
const at = z.iso.datetime()

/** The years that somebody plans in. */
const [firstDay, lastDay] = ['2000-01-01', '2199-12-31']

const plannedDaySchema = z.object({
  products: z.array(z.object({ _id, name: z.string(), at })).describe('Drafts that are published'),
  versions: z
    .array(
      z.object({
        _id: _id.describe('The product'),
        name: z.string(),
        at,
        price: z
          .object({ before: z.number(), after: z.number() })
          .nullable()
          .describe('Euros, if it changes'),
      }),
    )
    .describe('Changes of published products that are published'),
  pictures: z
    .array(z.object({ _id, title: z.string(), board: z.enum(boards) }))
    .describe('Pictures of the gallery that are shown from this day on'),
  letters: z
    .array(z.object({ _id, subject: z.string(), at }))
    .describe('Letters that leave; none for who may not see them'),
})

export const plannedDaysContract = defineContract({
  'GET /admin/planned': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Returns what the shop begins to show on a day by itself, and the letters that leave on it',
    query: z.object({
      day: z.iso
        .date()
        .refine((day) => firstDay <= day && day <= lastDay, { error: 'request:fields.date' })
        .describe('In Paris'),
    }),
    answer: plannedDaySchema.extend({ success: z.literal(true) }),
  },
})

export type PlannedDaysContract = typeof plannedDaysContract
export type PlannedDay = Readonly<z.output<typeof plannedDaySchema>>
