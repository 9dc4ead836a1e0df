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
  /** What of the guest's cart could not join, until the customer has read so. */
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

  /** Said at once if the words can be fetched, and in the cart in any case. */
  const tell = async (lines: readonly ShortenedLine[]) => {
    shortened = [...shortened, ...lines]
    const { showShortened } = await import('../contents/show-shortened.ts')
    showShortened(api.lng, lines)
  }

  /** What the guest took joins it; when that fails, it stays where it is and is tried again with the next reading. */
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
    /** The customer has read what could not join. */
    forgetShortened: () => {
      shortened = []
      queries.setQueryData<CustomerCart>(queryKey, (shown) => shown && { ...shown, shortened })
    },
  }
}

let opened: ReturnType<typeof openCart> | undefined

/** The cart of the account that is signed in: one in each tab, another one for another account. */
export const customerCart = (place: CartPlace) => {
  if (opened?.accountId !== place.tokens.accountId() || opened?.lng !== place.api.lng) {
    opened?.close()
    opened = openCart(place)
  }
  return opened
}
