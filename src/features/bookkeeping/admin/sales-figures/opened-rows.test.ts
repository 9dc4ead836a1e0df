import { expect, it } from 'vitest'
import { openedBy } from './opened-rows.ts'

const days = { from: '2026-11-01', to: '2027-02-15' }

it.each([
  ['product', 'products', 'a1', '/admin/orders?product=a1&paid=2026-11-01..2027-02-15'],
  ['category', 'products', 'soiree', '/admin/orders?category=soiree&paid=2026-11-01..2027-02-15'],
  ['size', 'products', '38', '/admin/orders?size=38&paid=2026-11-01..2027-02-15'],
  ['country', 'products', 'BE', '/admin/comptes?country=BE&issued=2026-11-01..2027-02-15'],
  ['month', 'products', '2027-02', '/admin/comptes?issued=2027-02-01..2027-02-15'],
  ['season', 'products', '2026-winter', '/admin/comptes?issued=2026-11-01..2027-02-15'],
  ['category', 'goodwill', null, '/admin/orders?refunded=2026-11-01..2027-02-15'],
  ['size', 'products', '', undefined],
] as const)('a figure by %s of %s %s opens its rows', (by, part, key, address) => {
  expect(openedBy({ by, part, key, days })).toBe(address)
})

it('what came back opens the orders of which money went back', () => {
  const row = { by: 'size', part: 'products', key: '38', days } as const
  expect(openedBy(row, 'refunded')).toBe('/admin/orders?size=38&refunded=2026-11-01..2027-02-15')
})
