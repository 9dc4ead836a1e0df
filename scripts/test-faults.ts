import { faultRounds } from '../src/testing/faults/fault-rounds.ts'
import { dayOfTraffic } from '../src/testing/traffic/day-of-traffic.ts'
import { oneGreedyNetwork } from '../src/testing/traffic/one-greedy-network.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'
import { withPostgres } from './suite/real-postgres.mjs'

const usage = 'npm run test:faults -- [rounds] [seed] [minutes of traffic]'
const allRounds = 200
const allMinutes = 10
/** Of the others, while one network has three hundred heavy requests in flight. */
const mostRefusedShare = 0.01
const mostP99Ms = 1_000
const greedySeconds = 8

const numberOf = (text: string | undefined, otherwise: number) => {
  if (text === undefined) return otherwise
  if (!/^\d+$/.test(text)) throw new Refusal(usage)
  return Number(text)
}

/** Kills the house at work, half of the times on each database, then leaves it to its visitors and to robots. */
await runCommandLine(async () => {
  const [first, second, third] = process.argv.slice(2)
  const rounds = Math.ceil(numberOf(first, allRounds) / 2)
  const seed = numberOf(second, Date.now() % 1_000_000)
  const minutes = numberOf(third, allMinutes)
  say(`Seed ${seed}`)
  const told = (database: string) => (line: string) => say(`${database}: ${line}`)
  const onDatabase = async (name: string, database: { readonly databaseUrl?: string }) => {
    const shared = { seed, tell: told(name), ...database }
    if (rounds > 0) say(`${name}: ${JSON.stringify(await faultRounds({ ...shared, rounds }))}`)
    if (minutes > 0) say(`${name}: ${JSON.stringify(await dayOfTraffic({ ...shared, minutes }))}`)
  }
  const greedy = await oneGreedyNetwork({ seconds: greedySeconds, seed })
  say(`One greedy network: ${JSON.stringify(greedy)}`)
  if (greedy.refusedShare > mostRefusedShare || greedy.p99Ms > mostP99Ms)
    throw new Refusal('Others had to suffer from one network that asked for too much.')
  await onDatabase('embedded', {})
  await withPostgres((databaseUrl) => onDatabase('PostgreSQL', { databaseUrl }), { durable: true })
  return 0
})
