import type { UseQueryResult } from '@tanstack/react-query'
import type { QuoteAnswer } from '../../quote.contract.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { Sums } from './summary/sums-of-lines.ts'
import type { EnteredDraft } from './use-draft.ts'
import type { PlacedOrder } from './use-placed-order.ts'
import type { OrderPromise } from './use-promise.ts'
import type { Go } from './use-step.ts'

/** What the house said when it did not take an order. */
export interface OrderRefusal {
  readonly text: string
  /** What of her details is at fault, by field: « shippingAddress.city ». */
  readonly fields: Readonly<Record<string, string>>
}

/** What each step is shown with. */
export interface StepProps {
  readonly parts: CheckoutParts
  readonly entered: EnteredDraft
  readonly quote: UseQueryResult<QuoteAnswer>
  /** What it comes to as it is entered now. */
  readonly sums: Sums | undefined
  readonly promise: OrderPromise
  readonly placed: PlacedOrder
  readonly go: Go
  /** Until she goes on from where it is put right. */
  readonly refused: OrderRefusal | undefined
}
