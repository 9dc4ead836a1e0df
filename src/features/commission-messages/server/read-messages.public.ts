import { and, asc, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import type { CommissionMessage } from '../commission-message.schema.ts'
import { mostMessagesRead } from '../commission-messages.limits.ts'
import { commissionMessages, commissionPictures, type MessageRow } from './commission-messages.table.ts'
import { pictureOnTheWire } from './picture-address.ts'

/** Who reads: the customer, the team that answers customers, or the team that makes. */
export type Reader = 'customer' | 'house' | 'atelier'

const findMessages = ({ db }: Pick<Context, 'db'>, commissionId: string, reader: Reader) =>
  db
    .select({ message: commissionMessages, firstName: accounts.firstName })
    .from(commissionMessages)
    .leftJoin(accounts, eq(accounts.id, commissionMessages.memberId))
    .where(
      and(
        eq(commissionMessages.commissionId, commissionId),
        reader === 'customer' ? isNotNull(commissionMessages.shownAt) : undefined,
      ),
    )
    .orderBy(desc(commissionMessages.number))
    .limit(mostMessagesRead)

/** A picture is listed without its bytes. */
const { small: _small, large: _large, ...listed } = getTableColumns(commissionPictures)

const findPictures = async ({ db }: Pick<Context, 'db'>, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? []
    : db
        .select(listed)
        .from(commissionPictures)
        .where(inArray(commissionPictures.messageId, [...messageIds]))
        .orderBy(asc(commissionPictures.addedAt), asc(commissionPictures.id))

/** Who makes does not read what a customer writes: it may say where somebody lives. */
const isHidden = ({ author }: MessageRow, reader: Reader) => reader === 'atelier' && author === 'customer'

/** The moment by which a reader finds it: the customer reads what the atelier noted when it is shown. */
const momentFor = ({ writtenAt, shownAt }: MessageRow, reader: Reader) =>
  reader === 'customer' ? (shownAt ?? writtenAt) : writtenAt

/** The latest messages of a commission, in the order in which this reader got them. */
export const readMessages = async (
  ctx: Context,
  commissionId: string,
  reader: Reader,
): Promise<CommissionMessage[]> => {
  const rows = await findMessages(ctx, commissionId, reader)
  const pictures = Map.groupBy(
    await findPictures(
      ctx,
      rows.map(({ message }) => message.id),
    ),
    ({ messageId }) => messageId,
  )
  return rows
    .toReversed()
    .map(({ message, firstName }) => ({
      _id: message.id,
      author: message.author,
      by: reader === 'customer' ? '' : (firstName ?? ''),
      stage: message.stage,
      words: isHidden(message, reader) ? '' : message.words,
      writtenAt: momentFor(message, reader).toISOString(),
      shown: message.shownAt !== null,
      seen: message.seenAt !== null,
      pictures: (pictures.get(message.id) ?? []).map((picture) => pictureOnTheWire(ctx, picture)),
    }))
    .filter(({ words, pictures: shown }) => words !== '' || shown.length > 0)
    .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt))
}
