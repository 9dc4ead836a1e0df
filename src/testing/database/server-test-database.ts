import { randomBytes } from 'node:crypto'
import { migrate } from '../../platform/db/migrate.ts'
import { openServerDatabase } from '../../platform/db/server/server-database.ts'
import { silentLog } from '../../platform/log/log.ts'
import { migrationsFingerprint, migrationsFolder } from './migrations-folder.ts'

const log = silentLog()

/** A thousand callers at once wait for each other longer than a customer would, on a machine with much else to do. */
const longestWaitMs = 100_000

/** A new database on a real server, copied from a migrated template that is created once. */
export const serverTestDatabase = async (serverUrl: string) => {
  const name = `clairval_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const url = withDatabase(serverUrl, name)
  const template = await preparedTemplate(serverUrl)
  await onServer(serverUrl, (query) => query(`create database ${name} template ${template}`))
  const database = await openServerDatabase({ url, log, longestWaitMs })
  return {
    database,
    url,
    close: async () => {
      await database.close()
      await onServer(serverUrl, (query) => query(`drop database if exists ${name} with (force)`))
    },
  }
}

const preparedTemplate = (serverUrl: string) => {
  const template = `clairval_template_${migrationsFingerprint()}`
  const draft = `${template}_draft`
  return onServer(serverUrl, async (query) => {
    const { rows } = await query('select from pg_database where datname = $1', [template])
    if (rows.length > 0) return template
    await query(`drop database if exists ${draft} with (force)`)
    await query(`create database ${draft} template template0 encoding 'UTF8'`)
    const database = await openServerDatabase({ url: withDatabase(serverUrl, draft), log })
    await migrate(database, migrationsFolder)
    await database.close()
    await query(`alter database ${draft} rename to ${template}`)
    return template
  })
}

type Query = (text: string, values?: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>

const onServer = async <T>(serverUrl: string, run: (query: Query) => Promise<T>) => {
  const server = await openServerDatabase({ url: serverUrl, log })
  try {
    return await server.exclusively('test databases', (session) =>
      run((text, values) => session.query(text, values)),
    )
  } finally {
    await server.close()
  }
}

const withDatabase = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
