/** The steps of an order (§2 Checkout), in their order. */
export const checkoutSteps = ['cart', 'details', 'payment', 'confirmation'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

const isStep = (text: string | null): text is CheckoutStep => checkoutSteps.some((step) => step === text)

/** The step that the URL asks for; the first one for any other text. */
export const readStep = (text: string | null): CheckoutStep => (isStep(text) ? text : 'cart')

/** The state of the order that the URL names. */
export type OrderProgress = 'none' | 'waiting' | 'paid' | 'over'

interface Progress {
  readonly wanted: CheckoutStep
  /** Whether the cart can be ordered as it is: it is not empty, and no line waits for an answer. */
  readonly cartIsReady: boolean
  /** Whether the delivery method and the addresses are known. */
  readonly detailsAreReady: boolean
  readonly order: OrderProgress
}

/**
 * The step that is shown: the requested one, if all steps before it are done. A customer who has paid is never asked to
 * pay again, not even after Back; an order that waits for its confirmation is shown whatever is in the cart.
 */
export const stepToShow = ({ wanted, cartIsReady, detailsAreReady, order }: Progress): CheckoutStep => {
  if (wanted === 'confirmation') return order === 'none' ? 'cart' : 'confirmation'
  if (order === 'paid') return 'confirmation'
  if (wanted === 'cart' || !cartIsReady) return 'cart'
  return wanted === 'payment' && !detailsAreReady ? 'details' : wanted
}
