import { describe, expect, it } from 'vitest'
import type { Withdrawal, WithdrawnOrder } from '../admin-withdrawals.contract.ts'
import { proposedAnswers, refundOfAnswers } from './acceptance.ts'

const gowns = {
  _id: 'gowns',
  name: 'Aurore',
  size: '38',
  quantity: 2,
  refundedQuantity: 0,
  declaredQuantity: 0,
  total: 200,
  standing: 'eligible',
} satisfies WithdrawnOrder['lines'][number]

const measured = { ...gowns, _id: 'measured', quantity: 1, total: 100, standing: 'excluded' as const }

const order = {
  _id: 'order',
  number: 'MC-2026-000123',
  status: 'delivered',
  placedAt: '2026-11-22T10:00:00.000Z',
  deliveredAt: null,
  withdrawUntil: null,
  total: 215,
  refunded: 0,
  inHouse: false,
  shippingLeft: 15,
  refundable: 215,
  lines: [gowns],
} satisfies WithdrawnOrder

const quantities = (lines: WithdrawnOrder['lines'], isNamed: boolean) =>
  Object.values(proposedAnswers({ ...order, lines }, { isNamed, returns: [] })).map(
    ({ quantity }) => quantity,
  )

describe('what is proposed to the house', () => {
  it('is what was ticked', () => {
    expect(quantities([{ ...gowns, declaredQuantity: 1 }, measured], true)).toEqual([1, 0])
  })

  it('is all that the law gives, when the whole order was meant', () => {
    expect(quantities([gowns, measured], false)).toEqual([2, 0])
  })

  it('is nothing, when products were written down: somebody has to read which', () => {
    expect(quantities([gowns, measured], true)).toEqual([0, 0])
  })
})

describe('what goes into the stock', () => {
  it('is proposed where the products never left the house, and only there', () => {
    const restockedOf = (inHouse: boolean) =>
      proposedAnswers({ ...order, inHouse }, { isNamed: false, returns: [] }).gowns?.restock
    expect([restockedOf(true), restockedOf(false)]).toEqual([true, false])
  })
})

const cameBack = (state: Withdrawal['returns'][number]['state'], quantity: number) =>
  ({
    _id: state,
    line: 'gowns',
    name: 'Aurore',
    size: '38',
    cameOn: '2026-11-24',
    state,
    quantity,
    words: '',
    notedAt: '2026-11-24T10:00:00.000Z',
    notedBy: null,
    restockedAt: null,
    correctable: true,
    restockable: false,
  }) satisfies Withdrawal['returns'][number]

describe('once something is noted', () => {
  const returns = [cameBack('worn', 1), cameBack('missing', 1)]
  const answers = proposedAnswers(order, { isNamed: false, returns })
  const refundOf = (amount: string, reason = '') =>
    refundOfAnswers(order, { answers, returns, typed: { amount, reason } })

  it('proposes what came back, and not what never came', () => {
    expect(answers.gowns?.quantity).toBe(1)
  })

  it('withholds no more than what came back worn is worth, and for a reason', () => {
    expect(refundOf('')).toMatchObject({ totalCents: 10_000, mostWithheldCents: 10_000, fault: undefined })
    expect(refundOf('40,50', 'Tachée.')).toMatchObject({
      totalCents: 5_950,
      withheldCents: 4_050,
      fault: undefined,
    })
    expect(refundOf('40,50').fault).toBe('reason')
    for (const wrong of ['100,01', 'un peu', '-3']) expect(refundOf(wrong, 'Tachée.').fault).toBe('amount')
  })
})

describe('what an answer comes to', () => {
  const none = { returns: [], typed: { amount: '', reason: '' } }

  it('is its products, and the delivery with the last of them', () => {
    const all = { gowns: { quantity: 2, restock: true } }
    expect(refundOfAnswers({ ...order, inHouse: true }, { answers: all, ...none })).toMatchObject({
      chosen: [{ line: 'gowns', quantity: 2, restock: true }],
      shippingCents: 1_500,
      totalCents: 21_500,
    })
    const one = { gowns: { quantity: 1, restock: false } }
    expect(refundOfAnswers(order, { answers: one, ...none })).toMatchObject({
      shippingCents: 0,
      totalCents: 10_000,
    })
  })

  it('is no more than what is left of the money', () => {
    const all = { gowns: { quantity: 2, restock: false } }
    expect(refundOfAnswers({ ...order, refundable: 150 }, { answers: all, ...none }).totalCents).toBe(15_000)
  })
})
