import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'

export const deliveryWording = { fr: 'Livraison', en: 'Delivery' } as const

/**
 * What an amount of a paper is for; goodwill is money that went back for no product, an advance an acompte for one that is
 * made.
 */
export type LineNature = 'goods' | 'services' | 'delivery' | 'goodwill' | 'advance'

type Described = Pick<InvoiceLine, 'description' | 'details' | 'nature'>

/** What a line of a paper is for. A product says its composition at least; delivery and goodwill have no details. */
export const natureOf = (
  { description, details, nature }: Described,
  operation: InvoiceContent['operation'],
): LineNature => {
  if (nature) return nature
  if (details.length === 0) return description.fr === deliveryWording.fr ? 'delivery' : 'goodwill'
  return operation === 'services' ? 'services' : 'goods'
}
