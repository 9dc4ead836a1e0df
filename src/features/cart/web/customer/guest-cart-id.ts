import { randomId } from '../../../../shared/ids/random-id.ts'
import { storedInBrowser } from '../../../../ui/stored-value.ts'

const kept = storedInBrowser({
  key: 'cart-id',
  read: (text) => text ?? '',
  write: (id) => id,
  keptIn: 'localStorage',
})

/** What the guest's cart of this browser is called while it joins a customer's: the same until it has. */
export const guestCartId = {
  current: () => {
    kept.change((id) => id || randomId())
    return kept.current()
  },
  renew: () => kept.change(randomId),
}
