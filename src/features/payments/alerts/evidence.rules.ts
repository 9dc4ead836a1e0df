/** What a house can send to a bank that disputes a payment. */
export type Evidence =
  | 'invoice'
  | 'contract'
  | 'delivery'
  | 'messages'
  | 'description'
  | 'refund'
  | 'duplicate'
  | 'identity'

const ofAnyReason = ['invoice', 'contract', 'delivery', 'messages'] as const

/** The evidence that counts for a reason, the strongest first. */
const strongest: ReadonlyMap<string, readonly Evidence[]> = new Map<string, readonly Evidence[]>([
  ['fraudulent', ['identity', 'delivery']],
  ['unrecognized', ['identity', 'delivery']],
  ['debit_not_authorized', ['identity', 'delivery']],
  ['product_not_received', ['delivery', 'messages']],
  ['product_unacceptable', ['description', 'messages']],
  ['credit_not_processed', ['refund', 'contract']],
  ['duplicate', ['duplicate', 'refund']],
])

/** What to send to the bank: what counts for its reason first, then what every answer needs. */
export const evidenceFor = (reason: string): readonly Evidence[] => [
  ...new Set<Evidence>([...(strongest.get(reason) ?? []), ...ofAnyReason]),
]
