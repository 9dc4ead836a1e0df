import { faultRounds } from '../src/testing/faults/fault-rounds.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'
import { withPostgres } from './suite/real-postgres.mjs'

const usage = 'npm run test:faults -- [rounds] [seed]'
const allRounds = 200

const numberOf = (text: string | undefined, otherwise: number) => {
  if (text === undefined) return otherwise
  if (!/^\d+$/.test(text)) throw new Refusal(usage)
  return Number(text)
}

/** Kills the house at work, half of the times on each database. */
await runCommandLine(async () => {
  const [first, second] = process.argv.slice(2)
  const rounds = Math.ceil(numberOf(first, allRounds) / 2)
  const seed = numberOf(second, Date.now() % 1_000_000)
  say(`Seed ${seed}`)
  const told = (database: string) => (line: string) => say(`${database}: ${line}`)
  say(`embedded: ${JSON.stringify(await faultRounds({ rounds, seed, tell: told('embedded') }))}`)
  await withPostgres(
    async (databaseUrl) => {
      const outcome = await faultRounds({ rounds, seed, databaseUrl, tell: told('PostgreSQL') })
      say(`PostgreSQL: ${JSON.stringify(outcome)}`)
    },
    { durable: true },
  )
  return 0
})
