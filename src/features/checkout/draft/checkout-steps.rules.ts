/** The steps of an order (§2 Checkout), in their order. */
export const checkoutSteps = ['cart', 'details', 'payment', 'confirmation'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

const isStep = (text: string | null): text is CheckoutStep => checkoutSteps.some((step) => step === text)

/** The step that an address asks for; the first one for anything else. */
export const readStep = (text: string | null): CheckoutStep => (isStep(text) ? text : 'cart')

/** The state of the order that an address names. */
export type OrderStanding = 'none' | 'waiting' | 'paid' | 'over'

interface Progress {
  readonly wanted: CheckoutStep
  /** Whether the cart can be ordered as it is: something is in it, and nothing of it asks. */
  readonly cartIsReady: boolean
  /** Whether it is known where to and how. */
  readonly detailsAreReady: boolean
  readonly order: OrderStanding
}

/**
 * The step that is shown: the one that is asked for as far as what comes before it is done. A customer who has paid is never asked to
 * pay again, by Back neither; an order that waits to be confirmed is shown while the cart is whatever it is.
 */
export const stepToShow = ({ wanted, cartIsReady, detailsAreReady, order }: Progress): CheckoutStep => {
  if (wanted === 'confirmation') return order === 'none' ? 'cart' : 'confirmation'
  if (order === 'paid') return 'confirmation'
  if (wanted === 'cart' || !cartIsReady) return 'cart'
  return wanted === 'payment' && !detailsAreReady ? 'details' : wanted
}
