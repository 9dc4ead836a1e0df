import { createContext, use } from 'react'
import type { DeliveryTerms } from '../../../settings/delivery.schema.ts'

/** How the house sends, for every part that says so; the frame of the shop gives it from the house's record. */
export const DeliveryTermsContext = createContext<DeliveryTerms | null>(null)

/** The terms of delivery as they stand. */
export const useDeliveryTerms = (): DeliveryTerms => {
  const terms = use(DeliveryTermsContext)
  if (terms === null) throw new Error('No terms of delivery')
  return terms
}
