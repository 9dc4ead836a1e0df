import { randomId } from '../../../../shared/ids/random-id.ts'
import { storedInBrowser } from '../../../../ui/stored-value.ts'

const kept = storedInBrowser({
  key: 'cart-id',
  read: (text) => text ?? '',
  write: (id) => id,
  keptIn: 'localStorage',
})

/** The id under which the guest's cart of this browser is merged; it stays the same until the merge has succeeded. */
export const guestCartId = {
  current: () => {
    kept.change((id) => id || randomId())
    return kept.current()
  },
  renew: () => kept.change(randomId),
}
