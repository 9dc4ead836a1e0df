import { describe, expect, it } from 'vitest'
import { type FulfilmentDeed, fulfilmentAfter, fulfilments } from './fulfilment.rules.ts'

const outcomesOf = (deed: FulfilmentDeed) =>
  Object.fromEntries(
    fulfilments.flatMap((fulfilment) => {
      const next = fulfilmentAfter(fulfilment, deed)
      return next ? [[fulfilment, next]] : []
    }),
  )

describe('an order', () => {
  it('is paid once: in time, or late and revived', () => {
    expect(outcomesOf('pay')).toEqual({ awaiting_payment: 'to_prepare', expired: 'to_prepare' })
  })

  it('goes its way in one direction', () => {
    expect(outcomesOf('prepare')).toEqual({ to_prepare: 'in_preparation' })
    expect(outcomesOf('ship')).toEqual({ to_prepare: 'shipped', in_preparation: 'shipped' })
    expect(outcomesOf('deliver')).toEqual({ shipped: 'delivered' })
  })

  it('ends before it has left, or not at all', () => {
    expect(Object.keys(outcomesOf('cancel'))).toEqual(['awaiting_payment', 'to_prepare', 'in_preparation'])
    expect(outcomesOf('expire')).toEqual({ awaiting_payment: 'expired' })
  })

  it('that is paid back whole is not made after all, and is where it was if it has left or ended', () => {
    expect(outcomesOf('refund_all')).toEqual({ to_prepare: 'cancelled', in_preparation: 'cancelled' })
  })
})
