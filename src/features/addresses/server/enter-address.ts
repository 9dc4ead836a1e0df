import type { Context } from '../../../platform/context/context.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import type { AddressInput } from '../addresses.contract.ts'
import { addressesErrors } from '../addresses.errors.ts'
import { addressesLimit } from '../addresses.limits.ts'
import { entryTime, isBookFull, isDefaultOnEntry } from '../addresses.rules.ts'
import { clearDefault, findAddresses } from './addresses.repository.ts'
import { addresses } from './addresses.table.ts'

/** Enters an address into the caller's book; returns it, and the book. */
export const enterAddress = (ctx: Context, input: AddressInput) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const book = await findAddresses(db, accountId)
    if (isBookFull(book)) throw addressesErrors.tooManyAddresses({ values: { limit: addressesLimit } })
    const isDefault = isDefaultOnEntry(book, input.isDefault)
    if (isDefault) await clearDefault(db, accountId)
    const createdAt = entryTime(book, ctx.clock.now().epochMilliseconds)
    const address = onlyRow(
      await db
        .insert(addresses)
        .values({ ...input, accountId, isDefault, createdAt })
        .returning(),
    )
    return { address, book: await findAddresses(db, accountId) }
  })
