import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface Rows<R> {
  readonly rows: R[]
}

/** What both drivers answer to raw SQL. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/**
 * Where queries are made: the database itself or, inside `db.transaction`, the transaction. On the embedded
 * database nothing but that transaction may query until it ends.
 */
export type Db = PgDatabase<RowsResult, Record<string, never>>

/** Plain SQL below Drizzle, for migrations and for libraries that bring their own statements. */
export interface Connection {
  /** One statement; without values also several, separated by semicolons. */
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: Record<string, unknown>[] }>
}

/** A connection of its own, which holds the lock it was asked for. */
export interface Session extends Connection {
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>
}

export interface Listener {
  readonly onPayload: (payload: string) => void
  /** Called when messages may have been missed: whatever they kept fresh must be dropped. */
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
  close(): Promise<void>
}
