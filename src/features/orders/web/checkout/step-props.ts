import type { UseQueryResult } from '@tanstack/react-query'
import type { QuoteAnswer } from '../../quote.contract.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { EnteredDraft } from './use-draft.ts'
import type { PlacedOrder } from './use-placed-order.ts'
import type { Go } from './use-step.ts'

/** What each step is shown with. */
export interface StepProps {
  readonly parts: CheckoutParts
  readonly entered: EnteredDraft
  readonly quote: UseQueryResult<QuoteAnswer>
  readonly placed: PlacedOrder
  readonly go: Go
}
