import { describe, expect, it } from 'vitest'
import { sizeChoices } from '../catalog/catalog.rules.ts'
import { askAnchor, askedSize, missingOf } from './restock.rules.ts'

const offered = (stocks: Readonly<Record<string, number>>, customizable = false) => ({
  choices: sizeChoices(Object.entries(stocks).map(([size, stock]) => ({ size, stock }))),
  stock: Object.values(stocks).reduce((sum, stock) => sum + stock, 0),
  customizable,
})

describe('what can be waited for', () => {
  it('is each size that is out', () => {
    expect(missingOf(offered({ '36': 0, '38': 2, '40': 0 }))).toEqual({
      sizes: ['36', '40'],
      isAllGone: false,
      canBeMade: false,
    })
    expect(missingOf(offered({ '38': 2 })).sizes).toEqual([])
  })

  it('is the product itself where it has no sizes and is out', () => {
    expect(missingOf({ choices: [], stock: 0, customizable: false }).sizes).toEqual([''])
    expect(missingOf({ choices: [], stock: 1, customizable: false }).sizes).toEqual([])
  })

  it('can be had made at once where the atelier has room and makes the product to order', () => {
    const stocks = { '38': 0, 'Sur mesure': 1 }
    expect(missingOf(offered(stocks, true)).canBeMade).toBe(true)
    expect(missingOf(offered(stocks)).canBeMade).toBe(false)
    expect(missingOf(offered({ '38': 0, 'Sur mesure': 0 }, true)).canBeMade).toBe(false)
    expect(missingOf(offered({ '38': 1, 'Sur mesure': 1 }, true)).canBeMade).toBe(false)
  })
})

it.each(['', '38', 'Sur mesure', 'a=b&c'])(
  'the address that asks for size « %s » is read as it was written',
  (size) => {
    expect(askedSize(`#${askAnchor(size)}`)).toBe(size)
  },
)

it.each(['', '#avis', '#me-prevenir', '#me-prevenir=%'])('the address « %s » asks for nothing', (hash) => {
  expect(askedSize(hash)).toBeUndefined()
})
