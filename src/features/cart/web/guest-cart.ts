import { createStoredValue } from '../../../ui/stored-value.ts'
import { readCart, writeCart } from '../stored-cart.ts'

/** The guest's cart of this browser tab, under the local cart key (§3); only for code that runs in a browser. */
export const guestCart = createStoredValue({
  key: 'cart',
  read: readCart,
  write: writeCart,
  storage: () => localStorage,
  events: globalThis,
  // biome-ignore lint/suspicious/noConsole: errors of the local cart are only logged (§8)
  log: (error) => console.error(error),
})
