import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface Rows<R> {
  readonly rows: R[]
}

/** The result of raw SQL with both drivers. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/**
 * Runs queries: on the database itself or, inside `db.transaction`, on the transaction. On the embedded database no
 * other query may run until that transaction ends.
 */
export type Db = PgDatabase<RowsResult, Record<string, never>>

/** Plain SQL below Drizzle, for migrations and for libraries that bring their own statements. */
export interface Connection {
  /** Runs one statement, or, without values, several ones separated by semicolons. */
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: Record<string, unknown>[] }>
}

/** A connection of its own, which holds the lock that was requested. */
export interface Session extends Connection {
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>
}

export interface Listener {
  readonly onPayload: (payload: string) => void
  /** Called when messages may have been missed: all data that they keep up to date must be dropped. */
  readonly onReconnect?: () => void
}

/** An open database, embedded in a folder or on a server. */
export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly db: Db
  readonly connection: Connection
  /** Listens to `NOTIFY channel`; returns a function that stops listening. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Runs while no other process runs under the same lock name, without a statement time limit. */
  exclusively<T>(lock: string, run: (session: Session) => Promise<T>): Promise<T>
  /** The number of callers that use a connection or wait for one. */
  inUse(): number
  close(): Promise<void>
}
