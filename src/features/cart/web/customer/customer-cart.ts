import type { CartLine } from '../../cart-line.ts'
import type { CartChange } from '../../remarks/cart-change.rules.ts'
import type { ShortenedLine } from '../../remarks/shortened-line.ts'
import { type CartPlace, customerCartKey } from '../cart-place.ts'
import { createChangingCart } from './changing-cart.ts'
import { pushGuestCart } from './push-guest-cart.ts'
import { sendChange } from './send-change.ts'

/** What is shown of a customer's cart. */
export interface CustomerCart {
  readonly lines: readonly CartLine[]
  /** The guest's lines that were not merged in full, until the customer has dismissed them. */
  readonly shortened: readonly ShortenedLine[]
}

/** The cart's customer has signed out of this browser: changes that were not sent stay unsent. */
const left = () => new Error('Another account is signed in')

const openCart = ({ api, queries, tokens }: CartPlace) => {
  const accountId = tokens.accountId()
  const queryKey = customerCartKey(api.lng)
  const isStill = () => tokens.accountId() === accountId
  const otherTabs = new BroadcastChannel('cart')
  let shortened: readonly ShortenedLine[] = []

  const show = (lines: readonly CartLine[]) => {
    if (isStill()) queries.setQueryData<CustomerCart>(queryKey, { lines, shortened })
  }
  const changing = createChangingCart({
    show,
    send: async (change, cart) => {
      if (!isStill()) throw left()
      return sendChange({ api, isStill }, change, cart)
    },
  })
  const readAgain = () => queries.invalidateQueries({ queryKey })
  otherTabs.addEventListener('message', () => void readAgain())

  /** Shows it at once if the texts can be loaded; the cart shows it in any case. */
  const tell = async (lines: readonly ShortenedLine[]) => {
    shortened = [...shortened, ...lines]
    const { showShortened } = await import('../contents/show-shortened.ts')
    showShortened(api.lng, lines)
  }

  /**
   * Reads the cart, and merges the guest's cart first. If that fails, the guest's cart stays in this browser, and the
   * next reading tries again.
   */
  const ask = async () => {
    if (!isStill()) throw left()
    const pushed = await pushGuestCart(api).catch(() => undefined)
    if (!pushed) return api('GET /cart', {})
    if (pushed.shortened.length > 0) void tell(pushed.shortened).catch(() => undefined)
    otherTabs.postMessage(accountId)
    return pushed.cart
  }

  return {
    accountId,
    lng: api.lng,
    close: () => otherTabs.close(),
    read: async (): Promise<CustomerCart> => ({ lines: await changing.read(ask), shortened }),
    change: async (change: CartChange) => {
      try {
        const isChanged = await changing.change(change)
        if (isChanged) otherTabs.postMessage(accountId)
        return isChanged
      } catch (error) {
        void readAgain()
        throw error
      }
    },
    /** Forgets the lines that were not merged in full, because the customer has dismissed them. */
    forgetShortened: () => {
      shortened = []
      queries.setQueryData<CustomerCart>(queryKey, (shown) => shown && { ...shown, shortened })
    },
  }
}

let opened: ReturnType<typeof openCart> | undefined

/** The cart of the account that is signed in. Each tab has one, which is replaced when another account signs in. */
export const customerCart = (place: CartPlace) => {
  if (opened?.accountId !== place.tokens.accountId() || opened?.lng !== place.api.lng) {
    opened?.close()
    opened = openCart(place)
  }
  return opened
}
