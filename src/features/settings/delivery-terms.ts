import { centsOfEuros } from '../../shared/money.ts'
import type { DeliveryTerms, Span } from './delivery.schema.ts'
import type { PublicHouse } from './public-house.schema.ts'

/** The terms of delivery for the rules, from the server's answer. */
export const deliveryTermsOf = ({ rates, ...days }: PublicHouse['delivery']): DeliveryTerms => ({
  rates: {
    france: {
      cents: centsOfEuros(rates.france.price),
      freeFromCents: rates.france.freeFrom === null ? null : centsOfEuros(rates.france.freeFrom),
    },
    europe: { cents: centsOfEuros(rates.europe.price) },
    world: { cents: centsOfEuros(rates.world.price) },
  },
  ...days,
})

/** The working days in which ready-to-wear arrives in France. */
export const readyDaysOf = ({ preparationDays, transitDays }: Omit<DeliveryTerms, 'rates'>): Span => ({
  min: preparationDays.min + transitDays.france.min,
  max: preparationDays.max + transitDays.france.max,
})
