import { createContext, use } from 'react'
import type { DeliveryTerms } from '../../../settings/delivery.schema.ts'

/** The delivery terms of the house, for every component that shows them; the frame of the shop provides them. */
export const DeliveryTermsContext = createContext<DeliveryTerms | null>(null)

/** The current terms of delivery. */
export const useDeliveryTerms = (): DeliveryTerms => {
  const terms = use(DeliveryTermsContext)
  if (terms === null) throw new Error('No terms of delivery')
  return terms
}
