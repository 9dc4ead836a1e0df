import { describe, expect, it } from 'vitest'
import type { ShownLine } from '../../../cart/shown-line.ts'
import { welcomeReduction } from '../../../promotions/reduction.rules.ts'
import { defaultDelivery } from '../../../settings/settings.defaults.ts'
import { cartSums as sumsBy } from './cart-sums.ts'

const cartSums = (lines: readonly ShownLine[], promoCode: string | undefined, country = '') =>
  sumsBy({ lines, reduction: welcomeReduction(promoCode), country, rates: defaultDelivery.rates })

const line = (changes: Partial<ShownLine> = {}): ShownLine => ({
  productId: 'p1',
  quantity: 1,
  options: {},
  name: 'Voile',
  price: 390,
  unitPrice: 390,
  image: '/placeholder.svg',
  available: 5,
  notice: null,
  isShown: true,
  ...changes,
})

describe('what a cart comes to before the house has answered', () => {
  it('is the sum of its lines and the estimate of the delivery', () => {
    expect(cartSums([line({ quantity: 2 }), line({ unitPrice: 19.99 })], undefined)).toEqual({
      subtotal: 799.99,
      discount: 0,
      shipping: 15,
      total: 814.99,
      freeShipping: true,
    })
  })

  it('leaves out what cannot be had, and is nothing for nothing', () => {
    const gone = line({ available: 0, notice: 'unavailable' })
    expect(cartSums([line(), gone], undefined)).toMatchObject({ subtotal: 390, total: 405 })
    expect(cartSums([gone], undefined)).toMatchObject({ subtotal: 0, shipping: 0, total: 0 })
    expect(cartSums([], 'BIENVENUE10').total).toBe(0)
  })

  it('takes off what the house has said a code takes off', () => {
    expect(cartSums([line({ unitPrice: 1295 })], 'bienvenue10')).toMatchObject({
      discount: 129.5,
      total: 1180.5,
    })
  })

  it('sends to the country that the visitor chose', () => {
    expect(cartSums([line()], undefined, 'BE')).toMatchObject({ shipping: 25, total: 415 })
    expect(cartSums([line()], undefined, 'JP')).toMatchObject({ shipping: 45, total: 435 })
    expect(cartSums([line({ quantity: 2 })], undefined, 'FR')).toMatchObject({ shipping: 0, total: 780 })
  })
})
