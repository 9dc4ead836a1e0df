import { describe, expect, it } from 'vitest'
import { ApiError, Unreachable } from '../../../../shared/api/api-error.ts'
import type { Api } from '../../../../shared/api/client.ts'
import type { Cart, CartContract } from '../../cart.contract.ts'
import type { CartLine } from '../../cart-line.ts'
import { sendChange } from './send-change.ts'

const line: CartLine = {
  productId: 'p1',
  quantity: 1,
  options: { size: '38' },
  name: 'Robe Garance',
  price: 690,
  image: '/placeholder.svg',
}

const empty: Cart = { items: [], totalItems: 0, totalPrice: 0 }

const item: Cart['items'][number] = {
  _id: 'line 1',
  product: { _id: 'p1', name: 'Robe Garance', price: 690, images: [] },
  quantity: 1,
  options: { size: '38' },
  size: '38',
  unitPrice: 690,
  available: 3,
  notice: null,
}

interface Call {
  readonly key: string
  readonly idempotencyKey?: string
  readonly body?: unknown
}

/** A server that receives every call, but whose answers are lost or are refusals, a given number of times. */
const server = (failures: readonly Error[] = []) => {
  const heard: Call[] = []
  const api = async (key: string, { idempotencyKey, body }: Omit<Call, 'key'>) => {
    const failure = failures[heard.length]
    heard.push({ key, body, ...(idempotencyKey !== undefined && { idempotencyKey }) })
    if (failure) throw failure
    return empty
  }
  return { api: api as unknown as Api<CartContract>, heard }
}

const lost = new Unreachable('lost')
const isStill = () => true

describe('a change on its way to the house', () => {
  it('is made once more when its answer got lost, under the same key', async () => {
    const { api, heard } = server([lost])
    expect(await sendChange({ api, isStill }, { kind: 'add', line }, empty)).toBe(empty)
    expect(heard.map(({ key }) => key)).toEqual(['POST /cart/add', 'POST /cart/add'])
    expect(heard[0]?.idempotencyKey).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(heard[1]?.idempotencyKey).toBe(heard[0]?.idempotencyKey)
  })

  it('is another one the next time', async () => {
    const { api, heard } = server()
    await sendChange({ api, isStill }, { kind: 'add', line }, empty)
    await sendChange({ api, isStill }, { kind: 'add', line }, empty)
    expect(heard[1]?.idempotencyKey).not.toBe(heard[0]?.idempotencyKey)
  })

  it('is given up when the house cannot be reached, or refuses', async () => {
    const away = server([lost, lost, lost])
    await expect(sendChange({ ...away, isStill }, { kind: 'clear' }, empty)).rejects.toBe(lost)
    expect(away.heard).toHaveLength(2)
    const refusal = new ApiError(409, { code: 'sold_out', message: 'Cette pièce n’est plus disponible.' })
    const refusing = server([refusal])
    await expect(sendChange({ ...refusing, isStill }, { kind: 'add', line }, empty)).rejects.toBe(refusal)
    expect(refusing.heard).toHaveLength(1)
  })

  it('goes to nobody else’s account when its answer got lost', async () => {
    const { api, heard } = server([lost])
    await expect(sendChange({ api, isStill: () => false }, { kind: 'add', line }, empty)).rejects.toBe(lost)
    expect(heard).toHaveLength(1)
  })

  it('names the line that the house answered last, and asks for the cart when it is gone', async () => {
    const { api, heard } = server()
    const cart = { ...empty, items: [item] }
    await sendChange({ api, isStill }, { kind: 'quantity', key: line, quantity: 2, available: 3 }, cart)
    await sendChange({ api, isStill }, { kind: 'remove', key: line }, cart)
    await sendChange({ api, isStill }, { kind: 'remove', key: line }, empty)
    expect(heard.map(({ key }) => key)).toEqual([
      'PUT /cart/items/{itemId}',
      'DELETE /cart/items/{itemId}',
      'GET /cart',
    ])
  })

  it('brings an emptied cart back in one call, which may be made once more', async () => {
    const { api, heard } = server([lost])
    await sendChange({ api, isStill }, { kind: 'restore', lines: [line], mergeId: 'm1' }, empty)
    expect(heard.map(({ key }) => key)).toEqual(['POST /cart/sync', 'POST /cart/sync'])
    expect(heard.map(({ body }) => body)).toEqual(
      Array(2).fill({
        mergeId: 'm1',
        lines: [{ productId: 'p1', quantity: 1, options: { size: '38' }, price: 690 }],
      }),
    )
  })
})
