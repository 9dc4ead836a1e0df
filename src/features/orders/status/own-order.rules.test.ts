import { describe, expect, it } from 'vitest'
import { orderStatuses } from './order-status.rules.ts'
import { isOpenToWithdrawal, isReorderable } from './own-order.rules.ts'

const today = '2026-11-22'
const line = { quantity: 2, refundedQuantity: 0, withdrawal: { eligible: true, until: null } }
const until = (day: string) => ({ ...line, withdrawal: { eligible: true, until: day } })

describe('changing one’s mind about a line', () => {
  it('is possible from the payment on, and not once the order has ended', () => {
    const open = orderStatuses.filter((status) => isOpenToWithdrawal(line, { status, today, withdrawing: 0 }))
    expect(open).toEqual(['paid', 'in_preparation', 'shipped', 'delivered', 'partially_refunded'])
  })

  it('is possible on the last day, and not on the next', () => {
    const delivered = { status: 'delivered' as const, today, withdrawing: 0 }
    expect(isOpenToWithdrawal(until('2026-11-22'), delivered)).toBe(true)
    expect(isOpenToWithdrawal(until('2026-11-21'), delivered)).toBe(false)
  })

  it('is over when all of the line is paid back or declared, or when it was made to measure', () => {
    const delivered = { status: 'delivered' as const, today, withdrawing: 0 }
    expect(isOpenToWithdrawal({ ...line, refundedQuantity: 1 }, delivered)).toBe(true)
    expect(isOpenToWithdrawal({ ...line, refundedQuantity: 2 }, delivered)).toBe(false)
    expect(isOpenToWithdrawal(line, { ...delivered, withdrawing: 1 })).toBe(true)
    expect(isOpenToWithdrawal({ ...line, refundedQuantity: 1 }, { ...delivered, withdrawing: 1 })).toBe(false)
    const excluded = { ...line, withdrawal: { eligible: false, until: null } }
    expect(isOpenToWithdrawal(excluded, delivered)).toBe(false)
  })
})

it('any order may be placed again but one that waits for its payment', () => {
  expect(orderStatuses.filter((status) => !isReorderable(status))).toEqual(['pending_payment'])
})
