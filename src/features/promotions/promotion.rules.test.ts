import { expect, it } from 'vitest'
import { promotionState } from './promotion.rules.ts'

const always = { fromDay: null, untilDay: null, stopped: false, mostUses: null }
const today = { day: '2026-11-29', uses: 0 }

it('counts from the first day to the last, both included, as often as it may', () => {
  const on = (day: string) =>
    promotionState({ ...always, fromDay: '2026-11-28', untilDay: '2026-11-30' }, { day, uses: 0 })
  expect(['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01'].map(on)).toEqual([
    'coming',
    'running',
    'running',
    'over',
  ])
  const after = (uses: number) => promotionState({ ...always, mostUses: 2 }, { ...today, uses })
  expect([0, 1, 2, 3].map(after)).toEqual(['running', 'running', 'spent', 'spent'])
})

it('says first what ends a code for good', () => {
  const ended = { ...always, untilDay: '2026-11-01', mostUses: 1 }
  expect(promotionState({ ...ended, stopped: true }, { ...today, uses: 1 })).toBe('stopped')
  expect(promotionState(ended, { ...today, uses: 1 })).toBe('over')
})
