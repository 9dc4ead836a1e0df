import process from 'node:process'
import { heedSignals } from '../../scripts/setup/processes.mjs'
import { Refusal } from '../../scripts/setup/refusal.mjs'
import { say } from '../../scripts/setup/say.mjs'
import { withPostgres } from '../../scripts/suite/real-postgres.mjs'
import type { Database } from '../../src/platform/db/database.ts'
import { openMemoryDatabase } from '../../src/platform/db/embedded/embedded-database.ts'
import { openServerDatabase } from '../../src/platform/db/server/server-database.ts'
import { silentLog } from '../../src/platform/log/log.ts'

/** Makes an empty database; the name tells apart those of one server. */
export type OpenEmpty = (name: string) => Promise<Database>

export const openInMemory: OpenEmpty = () => openMemoryDatabase()

/** Does work with databases on a real server: that of TEST_DATABASE_URL, else one started for it where that can be. */
export const withServer = async <T>(work: (openEmpty: OpenEmpty | undefined) => Promise<T>): Promise<T> => {
  let isStarted = false
  const onServer = (url: string) => {
    isStarted = true
    return work((name) => openOnServer(url, name))
  }
  const given = process.env.TEST_DATABASE_URL
  try {
    return await (given ? onServer(given) : withPostgres(onServer))
  } catch (error) {
    // A signal ends the server first: then its silence is not the news.
    heedSignals()
    if (isStarted || !(error instanceof Refusal)) throw error
    say(error.message)
    return work(undefined)
  }
}

const openOnServer = async (serverUrl: string, name: string): Promise<Database> => {
  const log = silentLog()
  const server = await openServerDatabase({ url: serverUrl, log })
  const own = `clairval_bench_${process.pid}_${name}`
  const url = new URL(serverUrl)
  url.pathname = `/${own}`
  await server.connection.query(`create database ${own} template template0 encoding 'UTF8'`)
  const database = await openServerDatabase({ url: url.href, log })
  return {
    ...database,
    close: async () => {
      await database.close()
      await server.connection.query(`drop database if exists ${own} with (force)`)
      await server.close()
    },
  }
}
