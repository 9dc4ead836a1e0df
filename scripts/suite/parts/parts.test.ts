import { describe, expect, it } from 'vitest'
import { Refusal } from '../../setup/refusal.mjs'
import { journeysTouched, partByPlace } from './parts.mjs'

const files = [
  'src/features/orders/order.ts',
  'src/features/orders/order.test.ts',
  'src/features/orders/server/orders.api.test.ts',
  'src/features/cart/cart.test.ts',
  'src/ui/button.tsx',
  'src/pages/admin/orders.page.tsx',
  'e2e/orders/own-orders.spec.ts',
  'e2e/orders/watch.deep.spec.ts',
  'e2e/cart/cart.spec.ts',
  'e2e/journey.ts',
]

describe('a part by place', () => {
  it('is a slice with its journeys', () => {
    expect(partByPlace({ files, places: ['orders'] })).toEqual({
      tests: ['src/features/orders/order.test.ts', 'src/features/orders/server/orders.api.test.ts'],
      journeys: ['e2e/orders/own-orders.spec.ts', 'e2e/orders/watch.deep.spec.ts'],
      isNamed: false,
    })
  })

  it('is several folders and files', () => {
    const { tests, journeys } = partByPlace({
      files,
      places: ['src/features/cart', 'e2e/orders/own-orders.spec.ts'],
    })
    expect([tests, journeys]).toEqual([['src/features/cart/cart.test.ts'], ['e2e/orders/own-orders.spec.ts']])
  })

  it('is a file whatever its depth, where only files are named', () => {
    expect(partByPlace({ files, places: ['e2e/orders/watch.deep.spec.ts'] }).isNamed).toBe(true)
  })

  it('refuses a place that is none', () => {
    expect(() => partByPlace({ files, places: ['ordres'] })).toThrow(Refusal)
  })
})

describe('the journeys that a change touches', () => {
  const touched = (changed: readonly string[]) => journeysTouched({ files, changed })

  it.each([
    ['src/features/orders/order.ts', ['e2e/orders/own-orders.spec.ts', 'e2e/orders/watch.deep.spec.ts']],
    ['src/features/orders/gone.ts', ['e2e/orders/own-orders.spec.ts', 'e2e/orders/watch.deep.spec.ts']],
    ['src/features/cart/web/line.tsx', ['e2e/cart/cart.spec.ts']],
    ['src/pages/orders/order.page.tsx', ['e2e/orders/own-orders.spec.ts', 'e2e/orders/watch.deep.spec.ts']],
    ['e2e/orders/own-orders.spec.ts', ['e2e/orders/own-orders.spec.ts']],
    ['src/features/orders/order.test.ts', []],
    ['docs/rules.md', []],
  ])('of %s are those of its slice', (changed, journeys) => {
    expect(touched([changed])).toEqual(journeys)
  })

  it.each(['src/ui/button.tsx', 'e2e/journey.ts', 'package-lock.json', 'db/migrations/0001.sql'])(
    'of %s are all',
    (changed) => {
      expect(touched([changed])).toHaveLength(3)
    },
  )
})
