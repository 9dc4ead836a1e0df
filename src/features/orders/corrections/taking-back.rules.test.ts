import { describe, expect, it } from 'vitest'
import { fulfilments } from '../status/fulfilment.rules.ts'
import { effectiveEvents, type OrderEventKind } from '../status/order-events.ts'
import { fulfilmentBefore, stepToTakeBack } from './taking-back.rules.ts'

const happened = (...kinds: OrderEventKind[]) => kinds.map((kind) => ({ kind }))

const sent = ['placed', 'paid', 'in_preparation', 'shipped'] as const

describe('the step that can be taken back', () => {
  it('is the last one, if the order is at the atelier, has left or arrived', () => {
    const events = happened(...sent, 'delivered')
    expect(fulfilments.map((fulfilment) => [fulfilment, stepToTakeBack({ fulfilment, events })])).toEqual([
      ['awaiting_payment', null],
      ['to_prepare', null],
      ['in_preparation', 'in_preparation'],
      ['shipped', 'shipped'],
      ['delivered', 'delivered'],
      ['cancelled', null],
      ['expired', null],
    ])
  })

  it.each(['withdrawal_requested', 'withdrawal_answered', 'refund_requested', 'refunded'] as const)(
    'is none once « %s » has followed from it',
    (kind) => {
      expect(stepToTakeBack({ fulfilment: 'shipped', events: happened(...sent, kind) })).toBeNull()
      const arrived = happened(...sent, 'delivered', kind)
      expect(stepToTakeBack({ fulfilment: 'delivered', events: arrived })).toBeNull()
    },
  )

  it('is not held by what came before it, nor by another number of the parcel', () => {
    const events = happened('paid', 'refund_requested', 'refunded', 'shipped', 'parcel_changed')
    expect(stepToTakeBack({ fulfilment: 'shipped', events })).toBe('shipped')
    const declaredBefore = happened(...sent, 'withdrawal_requested', 'delivered')
    expect(stepToTakeBack({ fulfilment: 'delivered', events: declaredBefore })).toBe('delivered')
  })

  it('is held by what followed from the parcel, even when the arrival is taken back first', () => {
    const events = happened(...sent, 'withdrawal_requested', 'delivered', 'delivered_taken_back')
    expect(stepToTakeBack({ fulfilment: 'shipped', events })).toBeNull()
  })

  it('leads back to where the order was', () => {
    expect(fulfilmentBefore('delivered', happened(...sent, 'delivered'))).toBe('shipped')
    expect(fulfilmentBefore('shipped', happened(...sent))).toBe('in_preparation')
    expect(fulfilmentBefore('shipped', happened('placed', 'paid', 'shipped'))).toBe('to_prepare')
    expect(fulfilmentBefore('in_preparation', happened('placed', 'paid', 'in_preparation'))).toBe(
      'to_prepare',
    )
    const sentAnew = happened('paid', 'in_preparation', 'in_preparation_taken_back', 'shipped')
    expect(fulfilmentBefore('shipped', sentAnew)).toBe('to_prepare')
  })
})

describe('the events that hold', () => {
  it('are without those that were taken back, however often', () => {
    const events = happened(
      ...sent,
      'parcel_changed',
      'delivered',
      'delivered_taken_back',
      'shipped_taken_back',
      'shipped',
      'delivered',
    )
    expect(effectiveEvents(events).map(({ kind }) => kind)).toEqual([
      'placed',
      'paid',
      'in_preparation',
      'shipped',
      'delivered',
    ])
  })
})
