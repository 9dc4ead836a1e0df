import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from '../../cart.contract.ts'
import { indexOfLine, quantityOf } from '../../cart.rules.ts'
import type { CartLine } from '../../cart-line.ts'
import { customerLines } from '../../customer/customer-lines.ts'
import { type CartChange, withChange } from '../../remarks/cart-change.rules.ts'
import { createChangingCart } from './changing-cart.ts'

const line = (productId = 'p1', quantity = 1): CartLine => ({
  productId,
  quantity,
  options: { size: '38' },
  name: productId,
  price: 100,
  image: '/placeholder.svg',
  stock: 50,
})

const itemOf = ({ productId, quantity, options, price }: CartLine): CartItem => ({
  _id: `line ${productId}`,
  product: { _id: productId, name: productId, price, images: [] },
  quantity,
  options: { size: options.size },
  size: options.size ?? null,
  unitPrice: price,
  available: 50,
  notice: null,
})

const cartOf = (lines: readonly CartLine[]): Cart => ({
  items: lines.map(itemOf),
  totalItems: 0,
  totalPrice: 0,
})

const key = (productId = 'p1') => ({ productId, options: { size: '38' } })
const step = (by: number, productId = 'p1'): CartChange => ({
  kind: 'step',
  key: key(productId),
  by,
  available: 50,
})

const turns = async (count = 10) => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}

/** A server that answers when the test tells it to, keeps its own cart, and may refuse. */
const slowServer = (initial: readonly CartLine[] = []) => {
  let kept = initial
  const heard: CartChange[] = []
  const waiting: (() => void)[] = []
  const shown: (readonly CartLine[])[] = []
  const refusing = new Set<CartChange['kind']>()
  const cart = createChangingCart({
    show: (lines) => shown.push(lines),
    send: async (change) => {
      heard.push(change)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      if (refusing.has(change.kind)) throw new Error('refused')
      kept = withChange(kept, change)
      return cartOf(kept)
    },
  })
  const answer = async () => {
    waiting.shift()?.()
    await turns()
  }
  const answerAll = async () => {
    while (waiting.length > 0) await answer()
  }
  return {
    ...cart,
    read: () => cart.read(async () => cartOf(kept)),
    heard,
    refusing,
    answer,
    answerAll,
    shown: () => shown.at(-1) ?? [],
    kept: () => kept,
  }
}

describe('a customer’s cart on the screen', () => {
  it('shows each of twenty rapid presses at once, and loses none of them', async () => {
    const server = slowServer([line()])
    await server.read()
    const press = () => {
      const before = quantityOf(server.shown(), key()) || 1
      const done = server.change(step(1))
      expect(quantityOf(server.shown(), key())).toBe(before + 1)
      return done
    }
    const first = press()
    await turns()
    const presses = [first, ...Array.from({ length: 19 }, press)]
    await turns()
    await server.answerAll()
    expect(await Promise.all(presses)).toEqual(Array(20).fill(true))
    expect(quantityOf(server.kept(), key())).toBe(21)
    expect(quantityOf(server.shown(), key())).toBe(21)
    // The first change was being sent; the others are merged into the last one.
    expect(server.heard).toHaveLength(2)
  })

  it('adds each of several products that are taken at once', async () => {
    const server = slowServer()
    await server.read()
    const taken = [1, 2, 3].map(() => server.change({ kind: 'add', line: line() }))
    expect(quantityOf(server.shown(), key())).toBe(3)
    await turns()
    await server.answerAll()
    await Promise.all(taken)
    expect(server.heard).toHaveLength(3)
    expect(quantityOf(server.kept(), key())).toBe(3)
  })

  it('takes back what is refused, and keeps what came before and after it', async () => {
    const server = slowServer([line('p1'), line('p2')])
    await server.read()
    server.refusing.add('remove')
    const first = server.change(step(1))
    const refused = server.change({ kind: 'remove', key: key('p2') })
    const last = server.change(step(1))
    expect(server.shown()).toHaveLength(1)
    await turns()
    await server.answerAll()
    await expect(refused).rejects.toThrow('refused')
    await Promise.all([first, last])
    expect(server.shown().map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['p1', 3],
      ['p2', 1],
    ])
  })

  it('believes the house’s answer over its own', async () => {
    const shown: (readonly CartLine[])[] = []
    const { read, change } = createChangingCart({
      show: (lines) => shown.push(lines),
      send: async () => cartOf([line('p1', 7)]),
    })
    await read(async () => cartOf([line('p1', 1)]))
    await change(step(1))
    expect(shown.map((lines) => quantityOf(lines, key()))).toEqual([2, 7])
  })

  it('has nothing to change where there is nothing, and asks nobody', async () => {
    const server = slowServer([line()])
    await server.read()
    expect(await server.change({ kind: 'remove', key: key('p9') })).toBe(false)
    expect(await server.change(step(-1))).toBe(false)
    expect(server.heard).toEqual([])
  })

  it('takes a product before it was ever read, and shows nothing until it knows the rest', async () => {
    const server = slowServer([line('p2')])
    const taken = server.change({ kind: 'add', line: line() })
    expect(server.shown()).toEqual([])
    await turns()
    await server.answerAll()
    await taken
    expect(server.shown().map(({ productId }) => productId)).toEqual(['p2', 'p1'])
  })

  it('reads after the changes that came before, and shows those that came since', async () => {
    const server = slowServer([line()])
    await server.read()
    void server.change(step(1))
    const reading = server.read()
    void server.change({ kind: 'add', line: line('p2') })
    await turns()
    await server.answer()
    expect((await reading).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['p1', 2],
      ['p2', 1],
    ])
    await server.answerAll()
  })

  it('is the house’s in the end, whatever is pressed and whenever it answers, and never shows a line twice', async () => {
    const press = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), line: fc.constantFrom(line('p1'), line('p2')) }),
      fc.tuple(fc.constantFrom(-1, 1), fc.constantFrom('p1', 'p2')).map(([by, id]) => step(by, id)),
      fc.constantFrom('p1', 'p2').map((id): CartChange => ({ kind: 'remove', key: key(id) })),
      fc.constant<CartChange>({ kind: 'clear' }),
    )
    const events = fc.array(fc.oneof({ weight: 3, arbitrary: press }, fc.constant('answer' as const)), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(
        events,
        fc.subarray(['add', 'quantity', 'remove', 'clear'] as const),
        async (all, refused) => {
          const server = slowServer([line('p1', 3)])
          for (const kind of refused) server.refusing.add(kind)
          await server.read()
          for (const event of all) {
            if (event === 'answer') await server.answer()
            else void server.change(event).catch(() => undefined)
            const shown = server.shown()
            for (const [place, each] of shown.entries()) expect(indexOfLine(shown, each)).toBe(place)
          }
          await turns()
          await server.answerAll()
          const shown = await server.read()
          expect(shown).toEqual(customerLines(cartOf(server.kept())))
        },
      ),
      { numRuns: 200 },
    )
  })
})
