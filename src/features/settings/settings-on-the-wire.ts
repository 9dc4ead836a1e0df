import { centsOfEuros, eurosOfCents } from '../../shared/money.ts'
import type { DeliveryTerms } from './delivery.schema.ts'
import type { Seller } from './seller.schema.ts'
import type { ServicePrices } from './services.schema.ts'

/** The name of a record's field on the wire, where amounts are in euros. */
export const wireNameOf = (field: string) => field.replace(/Cents$/, '')

export const deliveryOnTheWire = ({ rates, ...days }: DeliveryTerms) => ({
  rates: {
    france: {
      price: eurosOfCents(rates.france.cents),
      freeFrom: rates.france.freeFromCents === null ? null : eurosOfCents(rates.france.freeFromCents),
    },
    europe: { price: eurosOfCents(rates.europe.cents) },
    world: { price: eurosOfCents(rates.world.cents) },
  },
  ...days,
})

export const servicesOnTheWire = ({ weddingCents, eveningCents, ceremonyCents }: ServicePrices) => ({
  wedding: eurosOfCents(weddingCents),
  evening: eurosOfCents(eveningCents),
  ceremony: eurosOfCents(ceremonyCents),
})

export const servicePricesOf = ({
  wedding,
  evening,
  ceremony,
}: ReturnType<typeof servicesOnTheWire>): ServicePrices => ({
  weddingCents: centsOfEuros(wedding),
  eveningCents: centsOfEuros(evening),
  ceremonyCents: centsOfEuros(ceremony),
})

export const sellerOnTheWire = ({ capitalCents, ...seller }: Seller) => ({
  ...seller,
  capital: eurosOfCents(capitalCents),
})

export const sellerOf = ({ capital, ...seller }: ReturnType<typeof sellerOnTheWire>): Seller => ({
  ...seller,
  capitalCents: centsOfEuros(capital),
})
