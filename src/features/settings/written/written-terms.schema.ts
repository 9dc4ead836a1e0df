import { z } from 'zod'
import { atelierLimits, deliveryLimits, servicePrice } from '../settings.limits.ts'
import { eurosField, recordState, say } from './written-fields.ts'

const price = eurosField({ most: deliveryLimits.rateEuros })

const range = (most: number) =>
  z
    .strictObject({ min: z.int().min(0).max(most), max: z.int().min(1).max(most) })
    .refine(({ min, max }) => min <= max, { path: ['max'], error: say('maxBelowMin') })

const days = range(deliveryLimits.days)

/** The terms of delivery as they are edited: complete, and with the version that was read. */
export const writtenDeliverySchema = z.strictObject({
  rates: z.strictObject({
    france: z.strictObject({
      price,
      freeFrom: eurosField({ most: deliveryLimits.freeFromEuros })
        .nullable()
        .describe('The subtotal from which mainland France pays nothing; none where it always pays'),
    }),
    europe: z.strictObject({ price }),
    world: z.strictObject({ price }),
  }),
  preparationDays: days,
  transitDays: z.strictObject({ france: days, europe: days, world: days }),
  makingWeeks: range(deliveryLimits.weeks),
  ...recordState(['rates', 'preparationDays', 'transitDays', 'makingWeeks']),
})

const from = eurosField({ least: servicePrice.leastEuros, most: servicePrice.mostEuros })

/** The starting prices as they are edited: complete, and with the version that was read. */
export const writtenServicesSchema = z.strictObject({
  wedding: from,
  evening: from,
  ceremony: from,
  ...recordState(['wedding', 'evening', 'ceremony']),
})

/** The hours of the atelier as they are edited: complete, and with the version that was read. */
export const writtenAtelierSchema = z.strictObject({
  hoursAWeek: z.int().min(1).max(atelierLimits.hoursAWeek),
  hoursADay: z.int().min(1).max(atelierLimits.hoursADay),
  ...recordState(['hoursAWeek', 'hoursADay']),
})
