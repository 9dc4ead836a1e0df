import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import type { AddressInput } from '../addresses.contract.ts'
import { addressesErrors } from '../addresses.errors.ts'
import { clearDefault, findAddresses } from './addresses.repository.ts'
import { addresses } from './addresses.table.ts'

interface ChangedAddress {
  readonly id: string
  readonly input: AddressInput
}

/**
 * Changes an address of the caller; returns it, and the book. The default address stays the default until another one
 * is made the default.
 */
export const changeAddress = (ctx: Context, { id, input: { isDefault, ...input } }: ChangedAddress) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    if (!isUuid(id)) throw addressesErrors.addressNotFound()
    if (isDefault) await clearDefault(db, accountId)
    const [address] = await db
      .update(addresses)
      .set({ ...input, ...(isDefault && { isDefault }) })
      .where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)))
      .returning()
    // The refusal rolls the transaction back, so that the address that was the default stays the default.
    if (!address) throw addressesErrors.addressNotFound()
    return { address, book: await findAddresses(db, accountId) }
  })
