import { type Fulfilment, type FulfilmentDeed, fulfilmentAfter } from '../status/fulfilment.rules.ts'

/**
 * The fulfilment of a locked order after a deed that was checked before; an impossible deed is a bug, so it throws and
 * nothing is written.
 */
export const fulfilmentBy = (deed: FulfilmentDeed, { fulfilment }: { readonly fulfilment: Fulfilment }) => {
  const next = fulfilmentAfter(fulfilment, deed)
  if (!next) throw new Error(`« ${deed} » cannot happen to an order that is ${fulfilment}`)
  return next
}
