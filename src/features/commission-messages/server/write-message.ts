import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import {
  lockOwnCommission,
  type NamedCommission,
} from '../../commissions/server/access/own-commission.public.ts'
import {
  type CommissionRow,
  commissionStages,
  commissions,
} from '../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../commissions/server/lock-commission.public.ts'
import { queueStaffMail } from '../../commissions/server/mails/queue-commission-mail.public.tsx'
import { isRunning } from '../../commissions/stages/commission-status.rules.ts'
import { presentStage } from '../../commissions/stages/stages.rules.ts'
import { commissionMessagesAudit } from '../commission-messages.audit.ts'
import { commissionMessagesErrors } from '../commission-messages.errors.ts'
import { mostMessagesADay } from '../commission-messages.limits.ts'
import {
  type Author,
  commissionMessages,
  commissionPictures,
  type MessageRow,
} from './commission-messages.table.ts'

interface Written {
  readonly words: string
  readonly pictureIds: readonly string[]
}

interface NewMessage extends Written {
  readonly author: Author
  readonly isShown: boolean
}

const requireSomething = ({ words, pictureIds }: Written) => {
  if (words === '' && pictureIds.length === 0)
    throw commissionMessagesErrors.nothingWritten({ fields: { words: 'errors.nothingWritten' } })
}

export const requireRunning = ({ status }: CommissionRow) => {
  if (!isRunning(status)) throw commissionMessagesErrors.ended()
}

/** Sends pictures that this writer has added and not sent yet; another's are not found. */
const sendPictures = async (
  db: Db,
  { id: messageId, commissionId, author, memberId }: MessageRow,
  pictureIds: readonly string[],
) => {
  const ids = [...new Set(pictureIds)]
  if (ids.length === 0) return
  const sent = await db
    .update(commissionPictures)
    .set({ messageId })
    .where(
      and(
        inArray(commissionPictures.id, ids),
        eq(commissionPictures.commissionId, commissionId),
        eq(commissionPictures.author, author),
        memberId === null ? undefined : eq(commissionPictures.memberId, memberId),
        isNull(commissionPictures.messageId),
      ),
    )
    .returning({ id: commissionPictures.id })
  if (sent.length !== ids.length) throw commissionMessagesErrors.pictureNotFound()
}

/** Inserts a message of a locked commission, and sends its pictures. */
const insertMessage = async (
  { clock, caller }: Pick<Context, 'clock' | 'caller'>,
  db: Db,
  { commission, author, isShown, words, pictureIds }: NewMessage & { readonly commission: CommissionRow },
) => {
  requireRunning(commission)
  requireSomething({ words, pictureIds })
  const stages = await db
    .select()
    .from(commissionStages)
    .where(eq(commissionStages.commissionId, commission.id))
  const writtenAt = dateOf(clock.now())
  const message = onlyRow(
    await db
      .insert(commissionMessages)
      .values({
        commissionId: commission.id,
        author,
        memberId: author === 'house' ? (caller?.id ?? null) : null,
        stage: presentStage(stages) ?? null,
        words,
        writtenAt,
        shownAt: isShown ? writtenAt : null,
      })
      .returning(),
  )
  await sendPictures(db, message, pictureIds)
  // A wish is kept from the last that was said of it.
  await db.update(commissions).set({ changedAt: writtenAt }).where(eq(commissions.id, commission.id))
  return message
}

const fromCustomer = (commissionId: string) =>
  and(eq(commissionMessages.commissionId, commissionId), eq(commissionMessages.author, 'customer'))

const requireModesty = async ({ clock }: Pick<Context, 'clock'>, db: Db, commissionId: string) => {
  const dayAgo = dateOf(clock.now().subtract({ hours: 24 }))
  const written = await db.$count(
    commissionMessages,
    and(fromCustomer(commissionId), gt(commissionMessages.writtenAt, dayAgo)),
  )
  if (written >= mostMessagesADay) throw commissionMessagesErrors.tooManyMessages()
}

/** The customer writes to the house, which is mailed about the first message that it has not seen. */
export const writeToHouse = (ctx: Context, { id, key, ...written }: NamedCommission & Written) =>
  ctx.once(async ({ db }) => {
    const commission = await lockOwnCommission(ctx, db, { id, key })
    await requireModesty(ctx, db, id)
    const waiting = await db.$count(
      commissionMessages,
      and(fromCustomer(id), isNull(commissionMessages.seenAt)),
    )
    const message = await insertMessage(ctx, db, {
      ...written,
      commission,
      author: 'customer',
      isShown: true,
    })
    if (waiting === 0) await queueStaffMail(ctx, db, { commission, what: 'message', cause: message.id })
    return null
  })

interface FromHouse extends Written {
  readonly id: string
  readonly isShown: boolean
}

/** Somebody of the house writes to the customer, or notes something for the house alone. */
export const writeFromHouse = (ctx: Context, { id, isShown, ...written }: FromHouse) =>
  ctx.once(async ({ db }) => {
    const commission = await lockCommission(db, id)
    await insertMessage(ctx, db, { ...written, commission, author: 'house', isShown })
    await audit(db, ctx, commissionMessagesAudit['message-written'], {
      id,
      after: {
        number: commission.number,
        shownToCustomer: isShown,
        pictures: new Set(written.pictureIds).size,
      },
    })
    return null
  })
