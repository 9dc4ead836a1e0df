import { z } from 'zod'

const mostCents = 100_000
const mostFreeFromCents = 10_000_000
const mostDays = 60
const mostWeeks = 52

const cents = z.number().int().min(0).max(mostCents)

/** A span from a smallest to a largest number, both included. */
const range = (most: number) =>
  z
    .object({ min: z.number().int().min(0).max(most), max: z.number().int().min(1).max(most) })
    .refine(({ min, max }) => min <= max, { path: ['max'] })

/** The delivery prices and times of the house (§9, §15.2). */
export const deliverySchema = z.object({
  rates: z.object({
    france: z.object({
      cents,
      freeFromCents: z
        .number()
        .int()
        .min(0)
        .max(mostFreeFromCents)
        .nullable()
        .describe('The subtotal, reductions taken off, from which mainland France pays nothing'),
    }),
    europe: z.object({ cents }),
    world: z.object({ cents }),
  }),
  preparationDays: range(mostDays).describe('Working days that the atelier needs for what is ready-to-wear'),
  transitDays: z
    .object({ france: range(mostDays), europe: range(mostDays), world: range(mostDays) })
    .describe('Working days on the way'),
  makingWeeks: range(mostWeeks).describe(
    'From the order to the door, in France, for what is made to measure',
  ),
})

export type DeliveryTerms = Readonly<z.output<typeof deliverySchema>>
export type ShippingZone = keyof DeliveryTerms['rates']
export type ShippingRates = DeliveryTerms['rates']

/** The smallest and the largest number of days or weeks. */
export type Span = Readonly<{ min: number; max: number }>
