import { setTimeout as wait } from 'node:timers/promises'
import { oddRequests, sendOdd } from './odd-requests.ts'

interface Robots {
  readonly port: number
  readonly random: () => number
  readonly isOver: () => boolean
  /** Whether robots have sent their share of all requests, so that they wait for the others. */
  readonly isAhead: () => boolean
  readonly noted: (what: string, answer: string) => void
}

const kinds = Object.entries(oddRequests)
const pauseMs = 40

/** A robot that sends one kind of nonsense after the other, from ever new networks. */
export const oneRobot = async ({ port, random, isOver, isAhead, noted }: Robots) => {
  while (!isOver()) {
    if (isAhead()) {
      await wait(pauseMs)
      continue
    }
    const [what, odd] = kinds[Math.floor(random() * kinds.length)] ?? ['', { sent: '' }]
    const address = `2001:db8:dead:${Math.floor(random() * 0xffff).toString(16)}::1`
    noted(what, await sendOdd(port, odd, address))
  }
}
