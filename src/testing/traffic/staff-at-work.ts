import { setTimeout as wait } from 'node:timers/promises'
import type { Promised } from '../faults/lively-customers.ts'
import { honestCaller, type Sample } from './honest-caller.ts'

interface StaffAtWork {
  readonly baseUrl: string
  readonly token: () => Promise<string>
  /** Customers who do no more, so that their paid orders can be made and sent. */
  readonly finished: Promised[]
  readonly isOver: () => boolean
  readonly noted: (sample: Sample) => void
}

/** Before each press: however quickly the house answers, nobody presses as often as a visitor may ask (ten times a second). */
const pauseMs = 125
const rooms = ['/dashboard', '/orders', '/appointments', '/messages', '/withdrawals']
const steps = [
  { status: 'in_preparation' },
  { status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' },
  { status: 'delivered' },
]

/** The owner at the desk: looks at what is to do, and takes the paid orders of customers who have left to their end. */
export const staffAtWork = async ({ baseUrl, token, finished, isOver, noted }: StaffAtWork) => {
  const { call, close } = honestCaller({ baseUrl, address: '2001:db8:1::1', noted })

  const desk = async (path: string, body?: object) => {
    await wait(pauseMs)
    return call('desk', `/api/admin${path}`, {
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'PUT', body: JSON.stringify(body) }),
    })
  }

  const deliver = async (id: string) => {
    for (const step of steps) {
      const answer = await desk(`/orders/${id}/status`, step)
      if (!answer.includes('"success":true'))
        throw new Error(`An order is not ${step.status}: ${answer.slice(0, 300)}`)
    }
  }

  while (!isOver()) {
    for (const room of rooms) await desk(room)
    const { orders = new Map() } = finished.shift() ?? {}
    for (const [id, promised] of orders) {
      if (promised !== 'paid') continue
      await deliver(id)
      orders.set(id, 'delivered')
    }
  }
  close()
}
