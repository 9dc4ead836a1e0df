/** What moves the stock: an order and what it becomes, or the house. */
export const stockCauses = [
  'ordered',
  'released',
  'returned',
  'corrected',
  'counted',
  'delivered',
  'unknown',
] as const

export type StockCause = (typeof stockCauses)[number]

/** The causes that somebody of the house chooses. */
export const houseCauses = ['corrected', 'counted', 'delivered'] as const
