import { randomId } from '../../../../shared/random-id.ts'
import { createStoredValue } from '../../../../ui/stored-value.ts'

const kept = createStoredValue({
  key: 'cart-id',
  read: (text) => text ?? '',
  write: (id) => id,
  storage: () => localStorage,
  events: globalThis,
  // biome-ignore lint/suspicious/noConsole: errors of the local cart are only logged (§8)
  log: (error) => console.error(error),
})

/** What the guest's cart of this browser is called while it joins a customer's: the same until it has. */
export const guestCartId = {
  current: () => {
    kept.change((id) => id || randomId())
    return kept.current()
  },
  renew: () => kept.change(randomId),
}
