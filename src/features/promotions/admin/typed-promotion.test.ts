import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { promotionsContract } from '../promotions.contract.ts'
import { audiences } from '../promotions.limits.ts'
import { faultsOfPromotion, promotionOf, typedPromotion } from './typed-promotion.ts'

const body = promotionsContract['POST /admin/promotions'].body
const rest = { excludedCategories: [], excludedProducts: [] }

const count = fc.constantFrom('', '1', '12', '0', '1,5', 'beaucoup', '100001')
const day = fc.constantFrom('', '2026-11-29', '2026-12-24')

const typed = fc.record({
  code: fc.constantFrom('NOEL', ' noel-2026 ', 'N', 'NOËL', 'NO EL', '-NOEL', 'X'.repeat(40), 'X'.repeat(41)),
  kind: fc.constantFrom('percent', 'amount'),
  percent: fc.constantFrom('10', '90', '91', '0', '', '12,5', 'dix'),
  amount: fc.constantFrom('50', '49,90', '0,50', '10000', '', 'cent', '1 000 €'),
  least: fc.constantFrom('', '0', '50', '300', '2 000', 'peu'),
  fromDay: day,
  untilDay: day,
  mostUses: count,
  mostPerCustomer: count,
  audience: fc.constantFrom(...audiences),
  people: fc.constantFrom(
    '',
    'jeanne@example.fr',
    'jeanne@example.fr\nlouise@example.fr, ines@example.fr',
    'jeanne',
  ),
  excludesReduced: fc.constantFrom('', 'on'),
  excludesMadeToMeasure: fc.constantFrom('', 'on'),
  stopped: fc.constantFrom('', 'on'),
})

describe('what is typed about a code', () => {
  it('is faulty in the form exactly where the call refuses it', () => {
    fc.assert(
      fc.property(typed, (each) => {
        const isFaulty = Object.values(faultsOfPromotion(each)).some((fault) => fault !== undefined)
        expect(body.safeParse({ ...promotionOf(each), ...rest }).success).toBe(!isFaulty)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the code again, in both languages', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('fr' as const, 'en' as const), (each, lng) => {
        const parsed = body.safeParse({ ...promotionOf(each), ...rest })
        if (!parsed.success) return
        const { excludedProducts: _, ...read } = parsed.data
        const shown = { _id: '', ...read, excludedProducts: [] as [], state: 'running' as const, version: 1 }
        const again = typedPromotion({ ...shown, uses: 0, discount: 0, revenue: 0 }, lng)
        expect(body.parse({ ...promotionOf(again), ...rest })).toEqual(parsed.data)
      }),
    )
  })
})
