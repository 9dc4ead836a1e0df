import { z } from 'zod'
import { type Logo, logoSchema } from '../brand/brand.schema.ts'
import { type DeliveryTerms, deliverySchema } from './delivery.schema.ts'
import { type House, houseSchema } from './house.schema.ts'
import type { ServicePrices } from './services.schema.ts'
import { deliveryOnTheWire, servicesOnTheWire } from './settings-on-the-wire.ts'

const price = z.number().describe('In euros')

const { preparationDays, transitDays, makingWeeks } = deliverySchema.shape

/** The data of the house that every page has, with amounts in euros. */
export const publicHouseSchema = houseSchema.extend({
  delivery: z.object({
    rates: z.object({
      france: z.object({ price, freeFrom: price.nullable() }),
      europe: z.object({ price }),
      world: z.object({ price }),
    }),
    preparationDays,
    transitDays,
    makingWeeks,
  }),
  services: z
    .object({ wedding: price, evening: price, ceremony: price })
    .describe('What made to measure begins at'),
  logo: logoSchema.optional().describe('Shown in place of the name'),
})

export type PublicHouse = z.output<typeof publicHouseSchema>

interface Records {
  readonly house: House
  readonly delivery: DeliveryTerms
  readonly services: ServicePrices
  readonly logo?: Logo | undefined
}

/** Combines the records of the house into one answer. */
export const publicHouse = ({ house, delivery, services, logo }: Records): PublicHouse => ({
  ...house,
  delivery: deliveryOnTheWire(delivery),
  services: servicesOnTheWire(services),
  ...(logo && { logo }),
})
