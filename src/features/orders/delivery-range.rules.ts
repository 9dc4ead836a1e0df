import { type DeliveryWindow, deliveryWindow } from './delivery-window.ts'
import { type Delivery, journeyOf } from './quote.rules.ts'

interface Sent {
  readonly lines: readonly { readonly madeToMeasure: boolean }[]
  readonly delivery: Delivery
  readonly orderedAtMs: number
}

/** When each piece would come, sent or fetched; the house promises by the same rule. */
export const windowsOf = ({ lines, delivery, orderedAtMs }: Sent): readonly DeliveryWindow[] =>
  lines.map(({ madeToMeasure }) =>
    deliveryWindow({ orderedAtMs, madeToMeasure, journey: journeyOf(delivery) }),
  )

/** Between which days all of it comes: from the first piece to the last one; no days for no pieces. */
export const rangeOf = (windows: readonly DeliveryWindow[]): DeliveryWindow | undefined => {
  const from = windows.map((window) => window.from).toSorted()[0]
  const to = windows
    .map((window) => window.to)
    .toSorted()
    .at(-1)
  return from && to ? { from, to } : undefined
}
