import { z } from 'zod'
import { eurosOfCents } from '../../shared/money.ts'
import { type DeliveryTerms, deliverySchema } from './delivery.schema.ts'
import { type House, houseSchema } from './house.schema.ts'
import type { ServicePrices } from './services.schema.ts'

const price = z.number().describe('In euros')

const { preparationDays, transitDays, makingWeeks } = deliverySchema.shape

/** What every page knows of the house, amounts in euros. */
export const toldHouseSchema = houseSchema.extend({
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
})

export type ToldHouse = z.output<typeof toldHouseSchema>

interface Records {
  readonly house: House
  readonly delivery: DeliveryTerms
  readonly services: ServicePrices
}

/** The records of the house as one answer. */
export const toldHouse = ({ house, delivery: { rates, ...days }, services }: Records): ToldHouse => ({
  ...house,
  delivery: {
    rates: {
      france: {
        price: eurosOfCents(rates.france.cents),
        freeFrom: rates.france.freeFromCents === null ? null : eurosOfCents(rates.france.freeFromCents),
      },
      europe: { price: eurosOfCents(rates.europe.cents) },
      world: { price: eurosOfCents(rates.world.cents) },
    },
    ...days,
  },
  services: {
    wedding: eurosOfCents(services.weddingCents),
    evening: eurosOfCents(services.eveningCents),
    ceremony: eurosOfCents(services.ceremonyCents),
  },
})
