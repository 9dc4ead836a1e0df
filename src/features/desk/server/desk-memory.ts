import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { DeskMemory } from '../desk.contract.ts'
import { deskMemory } from './desk-memory.table.ts'

type Change = { readonly [Name in keyof DeskMemory]?: DeskMemory[Name] | undefined }

/** What a member opened lately, and whether keys of one letter do something. */
export const findDeskMemory = async (db: Db, accountId: string): Promise<DeskMemory> => {
  const [row] = await db.select().from(deskMemory).where(eq(deskMemory.accountId, accountId))
  return { lately: row?.lately ?? [], singleKeys: row?.singleKeys ?? true }
}

/** Remembers what is said of it; the rest stays as it was. */
export const rememberDesk = async (db: Db, accountId: string, change: Change) => {
  const values = {
    ...(change.lately && { lately: [...change.lately] }),
    ...(change.singleKeys !== undefined && { singleKeys: change.singleKeys }),
  }
  if (Object.keys(values).length === 0) return
  await db
    .insert(deskMemory)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: deskMemory.accountId, set: values })
}
