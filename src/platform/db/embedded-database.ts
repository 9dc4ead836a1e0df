import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection, Database } from './database.ts'
import { DurableFolder, durableStartParams } from './durable-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { StartupError } from './startup-error.ts'

const extensions = { unaccent, pg_trgm, btree_gist }

/**
 * The embedded database has one connection. A query beside the open transaction would wait for itself
 * for ever, so it fails at once and says what to pass instead.
 */
class OneConnection extends PGlite {
  readonly #openTransaction = new AsyncLocalStorage<{ open: boolean }>()

  override query<T>(...args: Parameters<PGlite['query']>): Promise<Results<T>> {
    this.#refuseInsideTransaction()
    return super.query<T>(...args)
  }

  override exec(...args: Parameters<PGlite['exec']>) {
    this.#refuseInsideTransaction()
    return super.exec(...args)
  }

  override transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction()
    const state = { open: true }
    return super.transaction((tx) =>
      this.#openTransaction
        .run(state, () => run(tx))
        .finally(() => {
          state.open = false
        }),
    )
  }

  #refuseInsideTransaction() {
    if (this.#openTransaction.getStore()?.open)
      throw new Error(
        'A query beside the open transaction would never end: use the `tx` given to the callback',
      )
  }
}

/** A database in the process and in memory, for tests; `snapshot` is a dump to start from. */
export const openMemoryDatabase = async (snapshot?: Blob) =>
  embeddedDatabase(await started({ extensions, ...(snapshot && { loadDataDir: snapshot }) }), () => {})

/** The database in `<dataDir>/db`, held by this process alone until it is closed. */
export const openFolderDatabase = async (dataDir: string): Promise<Database> => {
  const unlock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'db')
    mkdirSync(folder, { recursive: true })
    const startParams = durableStartParams(PGlite.defaultStartParams)
    return embeddedDatabase(await started({ extensions, fs: new DurableFolder(folder), startParams }), unlock)
  } catch (error) {
    unlock()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The database in ${dataDir} does not open (${error instanceof Error ? error.message : error}): restore a backup, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

const started = async (options: PGliteOptions) => {
  const pglite = new OneConnection(options)
  await pglite.waitReady
  return pglite
}

/** The embedded database as every caller sees it, plus its dump for tests and backups. */
export interface EmbeddedDatabase extends Database {
  dump(): Promise<Blob>
}

const embeddedDatabase = (pglite: OneConnection, unlock: () => void): EmbeddedDatabase => {
  const db: Database['db'] = drizzle(pglite)
  const queue = new Map<string, Promise<unknown>>()
  return {
    kind: 'embedded',
    db,
    reads: db,
    connection: connectionOf(pglite),
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
    close: async () => {
      if (!pglite.closed) await pglite.close()
      unlock()
    },
    dump: () => pglite.dumpDataDir('none'),
  }
}

const connectionOf = (client: Pick<PGlite, 'query' | 'exec'>): Connection => ({
  query: async (text, values = []) => {
    if (values.length > 0) return client.query<Record<string, unknown>>(text, [...values])
    const results = await client.exec(text)
    return { rows: results.flatMap((result) => result.rows) }
  },
})
