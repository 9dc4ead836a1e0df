import type { Context } from '../../../../platform/context/context.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { addressesLimit } from '../../accounts.limits.ts'
import type { AddressInput } from '../../addresses.contract.ts'
import { entryTime, isBookFull, isDefaultOnEntry } from '../../addresses.rules.ts'
import { heldAccount } from '../accounts.public.ts'
import { clearDefault, findAddresses } from './addresses.repository.ts'
import { addresses } from './addresses.table.ts'

/** Enters an address into the caller's book; answers it, and the book. */
export const enterAddress = (ctx: Context, input: AddressInput) =>
  ctx.write(async ({ db }) => {
    const accountId = await heldAccount(ctx, db)
    const book = await findAddresses(db, accountId)
    if (isBookFull(book)) throw accountsErrors.tooManyAddresses({ values: { limit: addressesLimit } })
    const isDefault = isDefaultOnEntry(book, input.isDefault)
    if (isDefault) await clearDefault(db, accountId)
    const createdAt = entryTime(book, ctx.clock.now().epochMilliseconds)
    const [address] = await db
      .insert(addresses)
      .values({ ...input, accountId, isDefault, createdAt })
      .returning()
    if (!address) throw new Error('An inserted address answered no row')
    return { address, book: await findAddresses(db, accountId) }
  })
