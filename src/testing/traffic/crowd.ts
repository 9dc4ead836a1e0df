import { setTimeout as wait } from 'node:timers/promises'
import { livelyCustomers, type Promised } from '../faults/lively-customers.ts'
import { oneReader } from './readers.ts'
import { oneRobot } from './robots.ts'

const readersAtOnce = 30
const buyersAtOnce = 4
/** Enough to keep up with the readers also where every answer is slow. */
const robotsAtOnce = 20
const buyerPauseMs = 400

type Reading = Parameters<typeof oneReader>[0]

interface Visiting extends Reading {
  readonly begun: (customer: Promised) => void
  readonly done: (customer: Promised) => void
}

export const readersAndBuyers = ({ begun, done, ...shared }: Visiting) => [
  ...Array.from({ length: readersAtOnce }, (_, at) => oneReader(shared, `2001:db8:2:${at + 1}::1`)),
  ...Array.from({ length: buyersAtOnce }, () =>
    livelyCustomers({ ...shared, pause: () => wait(buyerPauseMs * shared.random()) }, begun, done),
  ),
]

export const robots = (robot: Parameters<typeof oneRobot>[0]) =>
  Array.from({ length: robotsAtOnce }, () => oneRobot(robot))
