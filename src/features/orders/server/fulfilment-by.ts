import { type Fulfilment, type FulfilmentDeed, fulfilmentAfter } from '../status/fulfilment.rules.ts'

/** Where a locked order is after a deed that was found possible; anything else is a mistake of ours, and nothing is written. */
export const fulfilmentBy = (deed: FulfilmentDeed, { fulfilment }: { readonly fulfilment: Fulfilment }) => {
  const next = fulfilmentAfter(fulfilment, deed)
  if (!next) throw new Error(`« ${deed} » cannot happen to an order that is ${fulfilment}`)
  return next
}
