import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '../../../../shared/api/client.ts'
import type { Cart, CartContract } from '../../cart.contract.ts'
import type { CartLine } from '../../cart-line.ts'
import { type CartPlace, customerCartKey } from '../cart-place.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })

/** The channels of the tabs of one browser; a channel does not receive its own messages. */
const channels = new Set<QuietChannel>()

class QuietChannel extends EventTarget {
  constructor() {
    super()
    channels.add(this)
  }

  postMessage(data: unknown) {
    for (const other of channels)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
  }

  close() {
    channels.delete(this)
  }
}

vi.stubGlobal('BroadcastChannel', QuietChannel)

const { customerCart } = await import('./customer-cart.ts')

const line = (productId: string): CartLine => ({
  productId,
  quantity: 1,
  options: {},
  name: productId,
  price: 100,
  image: '/placeholder.svg',
  stock: 9,
})

const turns = async (count = 20) => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}

const empty: Cart = { items: [], totalItems: 0, totalPrice: 0 }

/** A browser in which a customer is signed in, and a server that answers when the test tells it to, or refuses. */
const browser = () => {
  let accountId: string | undefined = 'jeanne'
  let isRefusing = false
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const api = Object.assign(
    async (key: string) => {
      asked.push(key)
      if (key !== 'GET /cart')
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
      if (isRefusing) throw new Error('refused')
      return empty
    },
    { lng: 'fr' },
  )
  const place: CartPlace = {
    api: api as unknown as Api<CartContract>,
    queries: new QueryClient(),
    tokens: {
      isStored: () => accountId !== undefined,
      accountId: () => accountId,
      refreshToken: () => undefined,
      keep: () => {},
      forget: () => {},
    },
  }
  return {
    place,
    asked,
    answer: async () => {
      waiting.shift()?.()
      await turns()
    },
    refuse: () => {
      isRefusing = true
    },
    becomes: (other: string | undefined) => {
      accountId = other
    },
    shown: () => place.queries.getQueryData(customerCartKey('fr')),
  }
}

beforeEach(() => channels.clear())
afterEach(() => {
  // Opening the cart of another account closes the one before it.
  const { place, becomes } = browser()
  becomes('nobody')
  customerCart(place)
})

describe('the cart of anyone who is signed in', () => {
  it('is one in each tab, and another one for another account', () => {
    const { place, becomes } = browser()
    const hers = customerCart(place)
    expect(customerCart({ ...place })).toBe(hers)
    becomes('louise')
    expect(customerCart(place)).not.toBe(hers)
    expect(channels.size).toBe(1)
  })

  it('takes nothing to the next one’s account, nor shows them what was answered late', async () => {
    const { place, asked, answer, becomes, shown } = browser()
    const hers = customerCart(place)
    await hers.read()
    const sent = hers.change({ kind: 'add', line: line('p1') })
    const late = hers.change({ kind: 'add', line: line('p2') }).catch((error: Error) => error.message)
    await turns()
    place.queries.clear()
    becomes('louise')
    await answer()
    await sent
    expect(await late).toBe('Another account is signed in')
    expect(asked.filter((key) => key === 'POST /cart/add')).toHaveLength(1)
    expect(shown()).toBeUndefined()
  })

  it('is read again by other tabs once it has changed, and by itself once it was refused', async () => {
    const { place, answer, refuse } = browser()
    const again = vi.spyOn(place.queries, 'invalidateQueries')
    const otherTab = new QuietChannel()
    const heard = vi.fn()
    otherTab.addEventListener('message', heard)
    const hers = customerCart(place)
    await hers.read()
    const done = hers.change({ kind: 'add', line: line('p1') })
    await turns()
    await answer()
    await done
    expect(heard).toHaveBeenCalledOnce()
    expect(again).not.toHaveBeenCalled()
    otherTab.postMessage('jeanne')
    expect(again).toHaveBeenCalledOnce()
    refuse()
    const refused = hers.change({ kind: 'add', line: line('p2') })
    await turns()
    await answer()
    await expect(refused).rejects.toThrow('refused')
    expect(again).toHaveBeenCalledTimes(2)
    expect(heard).toHaveBeenCalledOnce()
  })
})
