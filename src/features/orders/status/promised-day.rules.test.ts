import { describe, expect, it } from 'vitest'
import { orderStatuses } from './order-status.rules.ts'
import { isDeliveryOverdue, promisedDay } from './promised-day.rules.ts'

describe('the promised day of an order', () => {
  it('is that of the line that comes last', () => {
    const lines = ['2026-12-01', '2027-01-20', '2026-12-24'].map((promisedTo) => ({ promisedTo }))
    expect(promisedDay(lines)).toBe('2027-01-20')
    expect(promisedDay([])).toBeUndefined()
  })

  it('passes with the day, for what is paid and has not arrived', () => {
    const promised = { deliveryMethod: 'standard', promisedTo: '2026-12-01' } as const
    const overdueOn = (today: string) =>
      orderStatuses.filter((status) => isDeliveryOverdue({ ...promised, status, today }))
    expect(overdueOn('2026-12-01')).toEqual([])
    expect(overdueOn('2026-12-02')).toEqual(['paid', 'in_preparation', 'shipped'])
  })

  it('is kept for who fetches it once it lies ready', () => {
    const fetched = { deliveryMethod: 'pickup', promisedTo: '2026-12-01', today: '2026-12-24' } as const
    expect(isDeliveryOverdue({ ...fetched, status: 'in_preparation' })).toBe(true)
    expect(isDeliveryOverdue({ ...fetched, status: 'shipped' })).toBe(false)
  })
})
