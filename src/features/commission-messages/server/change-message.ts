import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import {
  findOwnCommission,
  lockOwnCommission,
  type NamedCommission,
} from '../../commissions/server/access/own-commission.public.ts'
import { lockCommission } from '../../commissions/server/lock-commission.public.ts'
import { commissionMessagesAudit } from '../commission-messages.audit.ts'
import { commissionMessagesErrors } from '../commission-messages.errors.ts'
import { type Author, commissionMessages, commissionPictures } from './commission-messages.table.ts'
import { requireRunning } from './write-message.ts'

interface OfAuthor {
  readonly id: string
  readonly messageId: string
  readonly author: Author
}

const isMessage = ({ id, messageId, author }: OfAuthor) =>
  and(
    eq(commissionMessages.id, messageId),
    eq(commissionMessages.commissionId, id),
    eq(commissionMessages.author, author),
  )

/** Deletes a message, with its pictures. */
const deleteMessage = async (db: Db, named: OfAuthor) => {
  const pictures = await db.$count(commissionPictures, eq(commissionPictures.messageId, named.messageId))
  const [message] = await db.delete(commissionMessages).where(isMessage(named)).returning()
  if (!message) throw commissionMessagesErrors.messageNotFound()
  return { message, pictures }
}

/** The customer deletes a message of their own. */
export const deleteOwnMessage = (
  ctx: Context,
  { id, key, messageId }: NamedCommission & { readonly messageId: string },
) =>
  ctx.write(async ({ db }) => {
    await lockOwnCommission(ctx, db, { id, key })
    await deleteMessage(db, { id, messageId, author: 'customer' })
  })

interface OfHouse {
  readonly id: string
  readonly messageId: string
}

/** The house deletes what it has written. */
export const deleteHouseMessage = (ctx: Context, { id, messageId }: OfHouse) =>
  ctx.write(async ({ db }) => {
    const { number } = await lockCommission(db, id)
    const { message, pictures } = await deleteMessage(db, { id, messageId, author: 'house' })
    const shownToCustomer = message.shownAt !== null
    await audit(db, ctx, commissionMessagesAudit['message-deleted'], {
      id,
      before: { number, shownToCustomer, pictures },
    })
  })

/** Shows the customer what was noted for the house alone. */
export const showMessage = (ctx: Context, { id, messageId }: OfHouse) =>
  ctx.write(async ({ db }) => {
    const commission = await lockCommission(db, id)
    requireRunning(commission)
    const isNamed = isMessage({ id, messageId, author: 'house' })
    const [message] = await db.select().from(commissionMessages).where(isNamed)
    if (!message) throw commissionMessagesErrors.messageNotFound()
    if (message.shownAt !== null) return
    await db
      .update(commissionMessages)
      .set({ shownAt: dateOf(ctx.clock.now()) })
      .where(isNamed)
    const pictures = await db.$count(commissionPictures, eq(commissionPictures.messageId, messageId))
    await audit(db, ctx, commissionMessagesAudit['message-shown'], {
      id,
      after: { number: commission.number, pictures },
    })
  })

/** Notes that what one side wrote is seen by the other. */
const noteSeen = ({ clock }: Pick<Context, 'clock'>, db: Db, id: string, author: Author) =>
  db
    .update(commissionMessages)
    .set({ seenAt: dateOf(clock.now()) })
    .where(
      and(
        eq(commissionMessages.commissionId, id),
        eq(commissionMessages.author, author),
        isNotNull(commissionMessages.shownAt),
        isNull(commissionMessages.seenAt),
      ),
    )

export const seeAsCustomer = async (ctx: Context, named: NamedCommission) => {
  const { id } = await findOwnCommission(ctx, named)
  await ctx.write(({ db }) => noteSeen(ctx, db, id, 'house'))
}

export const seeAsHouse = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    await lockCommission(db, id)
    await noteSeen(ctx, db, id, 'customer')
  })
