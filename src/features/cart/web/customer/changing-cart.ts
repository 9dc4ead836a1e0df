import { oneAtATime } from '../../../../shared/one-at-a-time.ts'
import type { Cart } from '../../cart.contract.ts'
import type { CartLine } from '../../cart-line.ts'
import { customerLines } from '../../customer/customer-lines.ts'
import { type CartChange, settled, withChange } from '../../remarks/cart-change.rules.ts'

type SettledChange = ReturnType<typeof settled>

interface Entry {
  change: SettledChange
  isSent: boolean
}

interface ChangingCartOptions {
  /** Sends a change about the last known cart to the server; returns the cart after it. */
  readonly send: (change: SettledChange, cart: Cart) => Promise<Cart>
  /** Shows the cart, once it is known. */
  readonly show: (lines: readonly CartLine[]) => void
}

const unread: Cart = { items: [], totalItems: 0, totalPrice: 0 }

const isSameLine = (one: SettledChange, other: SettledChange) =>
  one.kind === 'quantity' &&
  other.kind === 'quantity' &&
  one.key.productId === other.key.productId &&
  one.key.options.size === other.key.options.size

/**
 * A cart that shows each change at once and sends the changes to the server one after the other. It always shows the
 * server's last answer with the changes that are not answered yet; a refused change is dropped.
 */
export const createChangingCart = ({ send, show }: ChangingCartOptions) => {
  const inTurn = oneAtATime()
  let cart: Cart | undefined
  let entries: readonly Entry[] = []
  let lastDone: Promise<unknown> = Promise.resolve()

  const lines = () =>
    entries.reduce((shown, { change }) => withChange(shown, change), customerLines(cart ?? unread))

  const tell = () => {
    if (cart) show(lines())
  }

  const settle = async (entry: Entry) => {
    entry.isSent = true
    try {
      cart = await send(entry.change, cart ?? unread)
    } finally {
      entries = entries.filter((each) => each !== entry)
      tell()
    }
  }

  /** Makes a change; returns whether there was anything to change, throws when the server refuses it. */
  const change = async (wanted: CartChange) => {
    const before = lines()
    if (cart && withChange(before, wanted) === before) return false
    const next = settled(before, wanted)
    const last = entries.at(-1)
    // Of several quantities in a row that are not sent yet, only the last one is sent.
    if (last && !last.isSent && isSameLine(last.change, next)) last.change = next
    else {
      const entry: Entry = { change: next, isSent: false }
      entries = [...entries, entry]
      lastDone = inTurn(() => settle(entry))
    }
    tell()
    await lastDone
    return true
  }

  /** Reads the cart after all earlier changes: an answer from before them would hide them. */
  const read = (ask: () => Promise<Cart>) =>
    inTurn(async () => {
      cart = await ask()
      return lines()
    })

  return { change, read }
}
