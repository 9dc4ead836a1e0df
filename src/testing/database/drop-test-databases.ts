import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Before all test files, outside their processes: what they create on a server has this in its name, and goes with it. */
export const setup = () => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return undefined
  const run = randomBytes(4).toString('hex')
  process.env.TEST_DATABASE_RUN = run
  return async () => {
    const server = new pg.Client({ connectionString: url })
    await server.connect()
    const { rows } = await server.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`clairval_test_${run}_`],
    )
    for (const { name } of rows) await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
  }
}
