import type { Api } from '../../../../shared/api/client.ts'
import type { Answer } from '../../../../shared/api/contract.ts'
import { randomId } from '../../../../shared/ids/random-id.ts'
import { storedInBrowser } from '../../../../ui/stored-value.ts'
import type { CartContract } from '../../cart.contract.ts'
import { lineDefaults } from '../../cart.limits.ts'
import { indexOfLine } from '../../cart.rules.ts'
import type { CartLine } from '../../cart-line.ts'
import { withoutLines } from '../../remarks/cart-change.rules.ts'
import { type ShortenedLine, shortfallOf } from '../../remarks/shortened-line.ts'
import { guestCart } from '../guest-cart.ts'
import { lineToSend } from './line-to-send.ts'

const kept = storedInBrowser({
  key: 'cart-id',
  read: (text) => text ?? '',
  write: (id) => id,
  keptIn: 'localStorage',
})

/** The id under which the guest's cart of this browser is merged; it stays the same until the merge has succeeded. */
const guestCartId = {
  current: () => {
    kept.change((id) => id || randomId())
    return kept.current()
  },
  renew: () => kept.change(randomId),
}

type Merged = Answer<CartContract['POST /cart/sync']>

const shortenedLines = (sent: readonly CartLine[], { merged, items }: Merged): readonly ShortenedLine[] =>
  merged.map((line) => {
    const { productId, size, wanted, got } = line
    const key = { productId, options: size === null ? {} : { size } }
    const name = sent[indexOfLine(sent, key)]?.name ?? lineDefaults.name
    return { name, size, wanted, got, why: shortfallOf(line, { items }) }
  })

/**
 * Merges the guest's cart into the customer's, in one call that may be repeated. The guest's cart is removed from this
 * browser only once the server has it (§4). Returns undefined when there is nothing to merge.
 */
export const pushGuestCart = async (api: Api<CartContract>) => {
  const sent = guestCart.current()
  if (sent.length === 0) return undefined
  const body = { mergeId: guestCartId.current(), lines: sent.map(lineToSend) }
  const answer = await api('POST /cart/sync', { body })
  guestCartId.renew()
  guestCart.change((lines) => withoutLines(lines, sent))
  return { cart: answer, shortened: shortenedLines(sent, answer) }
}
