import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import type { Database, Db } from '../../platform/db/database.ts'

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** The rows of a table that a plan has looked at, whether it kept them or not. */
const readBy = (node: PlanNode, table: string): number => {
  const own =
    node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0
  return (node.Plans ?? []).reduce((sum, each) => sum + readBy(each, table), own)
}

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/**
 * Counts the rows of a table that some reading looks at, by what the database tells of its plans. It says whether a
 * query grows with all there is or with what is asked for, on a busy machine as on one that rests.
 */
export const rowsReadBy = async (
  database: Database,
  { table, read }: { readonly table: string; readonly read: (db: Db) => Promise<unknown> },
) => {
  const statements: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) }
  const client: unknown = Reflect.get(database.db, '$client')
  // The two drivers differ in a type that has no effect on queries (database.ts).
  const db: Db =
    database.kind === 'embedded'
      ? drizzleEmbedded({ client: client as PGlite, logger })
      : drizzleServer({ client: client as Pool, logger })
  await read(db)
  const driver = client as { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }
  let sum = 0
  for (const { text, values } of statements) {
    const { rows } = await driver.query(`explain (analyze, timing off, format json) ${text}`, values)
    const [row] = rows as { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }[]
    sum += (row?.['QUERY PLAN'] ?? []).reduce((all, { Plan }) => all + readBy(Plan, table), 0)
  }
  return sum
}
