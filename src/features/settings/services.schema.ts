import { z } from 'zod'

const mostCents = 10_000_000

const fromCents = z.number().int().min(100).max(mostCents)

/** The starting price of each service of made to measure, VAT included (§2). */
export const servicePricesSchema = z.object({
  weddingCents: fromCents,
  eveningCents: fromCents,
  ceremonyCents: fromCents,
})

export type ServicePrices = Readonly<z.output<typeof servicePricesSchema>>
