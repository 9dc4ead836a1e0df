import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { SavedAddress } from '../addresses.contract.ts'
import { type AddressRow, addresses } from './addresses.table.ts'

/** An address book: the default address first, then in the order they were entered. */
export const findAddresses = (db: Db, accountId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))

/** Clears the default address of a book before another one becomes the default: there are never two. */
export const clearDefault = (db: Db, accountId: string) =>
  db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true)))

/** An address as the API sends it to its owner. */
export const addressOnTheWire = ({
  id,
  accountId: _account,
  createdAt: _entered,
  ...address
}: AddressRow): SavedAddress => ({ _id: id, ...address })
