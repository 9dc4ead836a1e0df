import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { accounts } from './accounts.table.ts'

/** The name of a person, in a query that joins the accounts; null where the account is gone. */
export const nameOfPerson = sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`

/** The names of people by their ids; one that has no account, or has none any more, is left out. */
export const findNames = async (
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> => {
  const known = [...new Set(ids)].filter((id) => id !== null).filter(isUuid)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: accounts.id, name: sql<string>`${nameOfPerson}` })
    .from(accounts)
    .where(inArray(accounts.id, known))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The members of the team, by their names. */
export const findTeam = (db: Db) =>
  db
    .select({ _id: accounts.id, name: sql<string>`${nameOfPerson}` })
    .from(accounts)
    .where(inArray(accounts.role, ['staff', 'admin']))
    .orderBy(asc(accounts.firstName), asc(accounts.lastName), asc(accounts.id))
