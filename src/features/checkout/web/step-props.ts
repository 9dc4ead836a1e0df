import type { UseQueryResult } from '@tanstack/react-query'
import type { QuoteAnswer } from '../quote.contract.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { EnteredDraft } from './draft/use-draft.ts'
import type { Go } from './steps/use-step.ts'
import type { Sums } from './summary/sums-of-lines.ts'
import type { PlacedOrder } from './use-placed-order.ts'
import type { OrderPromise } from './use-promise.ts'

/** The answer of the server when it refuses an order. */
export interface OrderRefusal {
  readonly text: string
  /** The mistakes in the customer's details, by field: « shippingAddress.city ». */
  readonly fields: Readonly<Record<string, string>>
}

/** The props of each step. */
export interface StepProps {
  readonly parts: CheckoutParts
  readonly entered: EnteredDraft
  readonly quote: UseQueryResult<QuoteAnswer>
  /** The amounts for the details as they are entered now. */
  readonly sums: Sums | undefined
  readonly promise: OrderPromise
  readonly placed: PlacedOrder
  readonly go: Go
  /** The refusal stays until the customer leaves the step where it is corrected. */
  readonly refused: OrderRefusal | undefined
}
