import { storedInBrowser } from '../../../ui/stored-value.ts'
import { readCart, writeCart } from '../customer/stored-cart.ts'

/** The guest's cart in this browser, under the local cart key (§3). */
export const guestCart = storedInBrowser({
  key: 'cart',
  read: readCart,
  write: writeCart,
  keptIn: 'localStorage',
})
