import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '../../../../shared/api/client.ts'
import type { CartContract } from '../../cart.contract.ts'
import { addLine } from '../../cart.rules.ts'
import type { CartLine } from '../../cart-line.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})

const { guestCart } = await import('../guest-cart.ts')
const { pushGuestCart } = await import('./push-guest-cart.ts')

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  productId: 'p1',
  quantity: 2,
  options: { size: '38' },
  name: 'Robe Garance',
  price: 690,
  image: '/placeholder.svg',
  stock: 9,
  ...changes,
})

interface Sent {
  readonly mergeId: string
  readonly lines: readonly unknown[]
}

/** A server that records the merges; it may be unreachable, and it may have less than wanted. */
const server = ({ isAway = false, merged = [] as readonly unknown[] } = {}) => {
  const sent: Sent[] = []
  const api = async (_key: string, { body }: { body: Sent }) => {
    sent.push(body)
    if (isAway) throw new Error('the house is away')
    return { items: [], totalItems: 0, totalPrice: 0, merged }
  }
  return { api: api as unknown as Api<CartContract>, sent }
}

beforeEach(() => {
  guestCart.change(() => [])
})

describe('what was taken as a guest', () => {
  it('is sent with the sizes and prices that were seen, and leaves the browser once the house has it', async () => {
    guestCart.change(() => [line(), line({ productId: 'p2', options: {}, price: 0, quantity: 1 })])
    const { api, sent } = server()
    await pushGuestCart(api)
    expect(sent[0]?.lines).toEqual([
      { productId: 'p1', quantity: 2, options: { size: '38' }, price: 690 },
      { productId: 'p2', quantity: 1 },
    ])
    expect(guestCart.current()).toEqual([])
  })

  it('stays when it cannot be sent, and is the same cart when it is sent again', async () => {
    guestCart.change(() => [line()])
    const away = server({ isAway: true })
    await expect(pushGuestCart(away.api)).rejects.toThrow('away')
    expect(guestCart.current()).toEqual([line()])
    const back = server()
    await pushGuestCart(back.api)
    expect(back.sent[0]?.mergeId).toBe(away.sent[0]?.mergeId)
    expect(back.sent[0]?.mergeId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  it('is another cart once it has joined', async () => {
    guestCart.change(() => [line()])
    const { api, sent } = server()
    await pushGuestCart(api)
    guestCart.change(() => [line()])
    await pushGuestCart(api)
    expect(sent[1]?.mergeId).not.toBe(sent[0]?.mergeId)
  })

  it('keeps what came while it was on its way', async () => {
    guestCart.change(() => [line()])
    const { api } = server()
    const pushing = pushGuestCart(api)
    guestCart.change((lines) => addLine(lines, line({ quantity: 1 })))
    await pushing
    expect(guestCart.current()).toEqual([line({ quantity: 1 })])
  })

  it('is told by name where not all of it could be taken', async () => {
    guestCart.change(() => [line(), line({ productId: 'p2', options: {}, name: 'Voile' })])
    const merged = [
      { productId: 'p1', size: '38', wanted: 2, got: 1 },
      { productId: 'p2', size: null, wanted: 2, got: 0 },
      { productId: 'p9', size: null, wanted: 1, got: 0 },
    ]
    expect((await pushGuestCart(server({ merged }).api))?.shortened).toEqual([
      { name: 'Robe Garance', size: '38', wanted: 2, got: 1, why: 'fewer' },
      { name: 'Voile', size: null, wanted: 2, got: 0, why: 'gone' },
      { name: 'Produit', size: null, wanted: 1, got: 0, why: 'gone' },
    ])
  })

  it('is not sent when it is nothing', async () => {
    const { api, sent } = server()
    expect(await pushGuestCart(api)).toBeUndefined()
    expect(sent).toEqual([])
  })
})
