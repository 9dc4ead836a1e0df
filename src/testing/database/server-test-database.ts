import { randomBytes } from 'node:crypto'
import { migrate } from '../../platform/db/migrate.ts'
import { openServerDatabase } from '../../platform/db/server/server-database.ts'
import { silentLog } from '../../platform/log/log.ts'
import { migrationsFingerprint, migrationsFolder } from './migrations-folder.ts'
import { readPristine, restorePristine } from './pristine-database.ts'

const log = silentLog()

/** A thousand callers at once wait for each other longer than a customer would, on a machine with much else to do. */
const longestWaitMs = 100_000

/** A migrated, empty database, and what it held when it was copied. */
interface Copy {
  readonly serverUrl: string
  readonly name: string
  readonly url: string
  readonly pristine: Awaited<ReturnType<typeof readPristine>>
}

/** Copies that a file has given back: emptying one takes a tenth of the time of a new one. */
const spares: Copy[] = []

/**
 * A database of its own on a real server. It is dropped, not given to the next file, where the file has changed more
 * than rows. What is spare at the end goes with the run (drop-test-databases.ts).
 */
export const serverTestDatabase = async (serverUrl: string) => {
  const spare = spares.findIndex((each) => each.serverUrl === serverUrl)
  const copy = spares.splice(spare, spare < 0 ? 0 : 1)[0] ?? (await copyTemplate(serverUrl))
  const database = await openServerDatabase({ url: copy.url, log, longestWaitMs })
  return {
    database,
    url: copy.url,
    close: async () => {
      await database.close()
      if (await atDatabase(copy.url, (used) => restorePristine(used, copy.pristine))) spares.push(copy)
      else await onServer(serverUrl, (query) => query(`drop database if exists ${copy.name} with (force)`))
    },
  }
}

const copyTemplate = async (serverUrl: string): Promise<Copy> => {
  const run = process.env.TEST_DATABASE_RUN ?? 'alone'
  const name = `clairval_test_${run}_${process.pid}_${randomBytes(4).toString('hex')}`
  const url = withDatabase(serverUrl, name)
  const template = await preparedTemplate(serverUrl)
  await onServer(serverUrl, (query) => query(`create database ${name} template ${template}`))
  return { serverUrl, name, url, pristine: await atDatabase(url, readPristine) }
}

const preparedTemplate = (serverUrl: string) => {
  const template = `clairval_template_${migrationsFingerprint()}`
  const draft = `${template}_draft`
  return onServer(serverUrl, async (query) => {
    const { rows } = await query('select from pg_database where datname = $1', [template])
    if (rows.length > 0) return template
    await query(`drop database if exists ${draft} with (force)`)
    await query(`create database ${draft} template template0 encoding 'UTF8'`)
    await atDatabase(withDatabase(serverUrl, draft), (database) => migrate(database, migrationsFolder))
    await query(`alter database ${draft} rename to ${template}`)
    return template
  })
}

type Query = (text: string, values?: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>

const onServer = <T>(serverUrl: string, run: (query: Query) => Promise<T>) =>
  atDatabase(serverUrl, (server) =>
    server.exclusively('test databases', (session) => run((text, values) => session.query(text, values))),
  )

type Opened = Awaited<ReturnType<typeof openServerDatabase>>

const atDatabase = async <T>(url: string, run: (database: Opened) => Promise<T>) => {
  const database = await openServerDatabase({ url, log })
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}

const withDatabase = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
