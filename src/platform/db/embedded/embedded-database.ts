import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection, Database } from '../database.ts'
import { StartupError } from '../startup-error.ts'
import { DurableFolder, durableStartParams, syncAll } from './durable-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { OneConnection } from './one-connection.ts'

const extensions = { unaccent, pg_trgm, btree_gist }

/**
 * A database in memory is small and short-lived. The default buffers of 128 MB and logs of 16 MB, of which it needs a
 * tenth, would take half of the time to open it.
 */
const smallDatabase = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'min_wal_size=2MB'],
}

/**
 * The memory of the embedded database grows and is never released. File contents are in the system's cache as well, so
 * buffers of 128 MB took most of the memory of a process and made nothing faster. Only migrations used the 64 MB for
 * building indexes.
 */
const frugal = ['-c', 'shared_buffers=16MB', '-c', 'maintenance_work_mem=8MB']

/** Opens a database in the process and in memory, for tests; `snapshot` is a dump to start from. */
export const openMemoryDatabase = async (snapshot?: Blob) => {
  const pglite = await started({ extensions, ...smallDatabase, ...(snapshot && { loadDataDir: snapshot }) })
  return embeddedDatabase(pglite, () => {})
}

/** Opens the database in `<dataDir>/db`, which this process alone locks until it is closed. */
export const openFolderDatabase = async (dataDir: string): Promise<Database> => {
  const unlock = lockFolder(dataDir)
  try {
    return embeddedDatabase(await startedInFolder(dataDir), unlock)
  } catch (error) {
    unlock()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The database in ${dataDir} does not open (${error instanceof Error ? error.message : error}): restore a backup, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

const startedInFolder = async (dataDir: string) => {
  const folder = join(dataDir, 'db')
  // A process that ended while it made the database leaves this folder: an incomplete database without data, which
  // never opens.
  const unfinished = join(dataDir, 'db.unfinished')
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  else refuseRemains(dataDir)
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  if (isNew) writeFileSync(unfinished, '')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const startParams = [...durableStartParams(PGlite.defaultStartParams), ...frugal]
  const pglite = await started({ extensions, fs: new DurableFolder(folder), startParams })
  if (isNew) {
    syncAll(folder)
    rmSync(unfinished)
  }
  return pglite
}

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

/**
 * Refuses to make a new database where other data remains: the old database was lost, and must not be replaced
 * silently.
 */
const refuseRemains = (dataDir: string) => {
  const folder = join(dataDir, 'db')
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const left = [folder, join(dataDir, 'media')].find(isFilled)
  if (left === undefined) return
  throw new StartupError(
    `The database in ${dataDir} is no longer there (${join(folder, 'PG_VERSION')} is missing), but ${left} still holds files: restore a backup with « npm run restore -- <archive> --force », or set DATA_DIR to an empty folder.`,
  )
}

const started = async (options: PGliteOptions) => {
  const pglite = new OneConnection(options)
  await pglite.waitReady
  return pglite
}

/** The embedded database as its callers see it, with a dump for tests and backups. */
export interface EmbeddedDatabase extends Database {
  dump(): Promise<Blob>
}

const embeddedDatabase = (pglite: OneConnection, unlock: () => void): EmbeddedDatabase => {
  const db: Database['db'] = drizzle(pglite)
  const queue = new Map<string, Promise<unknown>>()
  return {
    kind: 'embedded',
    db,
    connection: wholeScripts(pglite),
    listen: (channel, { onPayload }) => pglite.listen(channel, onPayload),
    exclusively: (lock, run) => {
      const session = {
        ...connectionOf(pglite),
        transaction: <T>(inside: (connection: Connection) => Promise<T>) =>
          pglite.transaction((tx) => inside(connectionOf(tx))),
      }
      const turn = (queue.get(lock) ?? Promise.resolve()).then(() => run(session))
      queue.set(
        lock,
        turn.catch(() => {}),
      )
      return turn
    },
    inUse: () => pglite.inUse,
    close: async () => {
      if (!pglite.closed) await pglite.close()
      unlock()
    },
    dump: () => pglite.dumpDataDir('none'),
  }
}

/**
 * A script that opens a transaction itself and then fails would leave the only connection in that transaction for all
 * callers. Inside a transaction of ours the script is rolled back, and no other query can run in between.
 */
const wholeScripts = (pglite: OneConnection): Connection => ({
  query: (text, values = []) =>
    /^\s*begin\b/i.test(text)
      ? pglite.transaction((tx) => connectionOf(tx).query(text, values))
      : connectionOf(pglite).query(text, values),
})

const connectionOf = (client: Pick<PGlite, 'query' | 'exec'>): Connection => ({
  query: async (text, values = []) => {
    if (values.length > 0) return client.query<Record<string, unknown>>(text, [...values])
    const results = await client.exec(text)
    return { rows: results.flatMap((result) => result.rows) }
  },
})
