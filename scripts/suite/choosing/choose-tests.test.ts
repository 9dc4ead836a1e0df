import { describe, expect, it } from 'vitest'
import { chooseByChange, chooseByPlace } from './choose-tests.mjs'

/** Two slices, a page that shows both, what stands beside them, and the files that name each. */
const named = {
  'src/shared/money.ts': ['src/features/orders/quote.rules.ts'],
  'src/features/orders/quote.rules.ts': [
    'src/features/orders/quote.rules.test.ts',
    'src/features/orders/web/quote.tsx',
    'src/app/wiring/calls.api.test.ts',
  ],
  'src/features/orders/quote.rules.test.ts': [],
  'src/features/orders/web/quote.tsx': ['src/pages/checkout.page.tsx'],
  'src/features/cart/web/lines.tsx': ['src/pages/checkout.page.tsx', 'src/pages/shop.layout.tsx'],
  'src/features/reviews/web/stars.tsx': ['src/pages/avis.page.tsx', 'src/pages/shop.layout.tsx'],
  'src/pages/checkout.page.tsx': [],
  'src/pages/avis.page.tsx': [],
  'src/pages/shop.layout.tsx': [],
  'src/app/wiring/calls.api.test.ts': [],
  'package.json': [],
  'README.md': [],
  'e2e/journey.ts': ['e2e/orders/checkout.spec.ts', 'e2e/cart/cart.spec.ts', 'e2e/reviews/reviews.spec.ts'],
  'e2e/orders/checkout.spec.ts': [],
  'e2e/cart/cart.spec.ts': [],
  'e2e/reviews/reviews.spec.ts': [],
}

const files = Object.keys(named)
const importers = new Map(Object.entries(named).map(([file, by]) => [file, new Set(by)]))
const journeys = ['e2e/orders/checkout.spec.ts', 'e2e/cart/cart.spec.ts', 'e2e/reviews/reviews.spec.ts']

describe('a slice by its name', () => {
  it('has its own tests, those elsewhere that name a file of it, and its journeys', () => {
    expect(chooseByPlace({ files, importers, places: ['orders'] })).toEqual({
      tests: ['src/app/wiring/calls.api.test.ts', 'src/features/orders/quote.rules.test.ts'],
      journeys: ['e2e/orders/checkout.spec.ts'],
      linted: [
        'src/features/orders/quote.rules.ts',
        'src/features/orders/quote.rules.test.ts',
        'src/features/orders/web/quote.tsx',
        'e2e/orders/checkout.spec.ts',
      ],
    })
  })

  it('that does not exist is answered with those that do', () => {
    expect(() => chooseByPlace({ files, importers, places: ['order'] })).toThrow(/orders, cart, reviews/)
  })
})

describe('a change', () => {
  const touching = (...changed: string[]) => chooseByChange({ files, importers, changed })

  it('touches the tests that import it through others, and the journeys of its slice and of its pages', () => {
    expect(touching('src/features/orders/quote.rules.ts')).toEqual({
      tests: ['src/app/wiring/calls.api.test.ts', 'src/features/orders/quote.rules.test.ts'],
      journeys: ['e2e/orders/checkout.spec.ts', 'e2e/cart/cart.spec.ts'],
      linted: ['src/features/orders/quote.rules.ts'],
    })
  })

  it('of a test touches that test and no journey', () => {
    const test = 'src/features/orders/quote.rules.test.ts'
    expect(touching(test)).toEqual({ tests: [test], journeys: [], linted: [test] })
  })

  it('of what every page is made with touches every journey', () => {
    for (const file of ['src/shared/money.ts', 'e2e/journey.ts', 'src/pages/shop.layout.tsx'])
      expect(touching(file).journeys, file).toEqual(journeys)
  })

  it('of what the tests run by touches all of them', () => {
    expect(touching('package.json')).toMatchObject({
      tests: ['src/features/orders/quote.rules.test.ts', 'src/app/wiring/calls.api.test.ts'],
      journeys,
    })
  })

  it('of a journey touches that journey', () => {
    expect(touching('e2e/cart/cart.spec.ts').journeys).toEqual(['e2e/cart/cart.spec.ts'])
  })

  it('of a page to read touches nothing, nor does a file that is gone', () => {
    expect(touching('README.md', 'src/features/cart/web/gone.tsx')).toEqual({
      tests: [],
      journeys: ['e2e/cart/cart.spec.ts'],
      linted: [],
    })
  })
})
