import { and, eq, isNull } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { importUploads } from '../../../platform/media/importing/import-uploads.ts'
import { isMasterFile } from '../../../platform/media/picture-master.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import { commissionsErrors } from '../../commissions/commissions.errors.ts'
import {
  findOwnCommission,
  lockOwnCommission,
  type NamedCommission,
} from '../../commissions/server/access/own-commission.public.ts'
import { type CommissionRow, commissions } from '../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../commissions/server/lock-commission.public.ts'
import { commissionMessagesErrors } from '../commission-messages.errors.ts'
import { mostPicturesOfCommission, mostUnsentPictures } from '../commission-messages.limits.ts'
import { type Author, commissionPictures } from './commission-messages.table.ts'
import { pictureOnTheWire } from './picture-address.ts'
import { requireRunning } from './write-message.ts'

const requireRoom = async (db: Db, commission: CommissionRow, author: Author) => {
  requireRunning(commission)
  const ofCommission = eq(commissionPictures.commissionId, commission.id)
  const unsent = and(
    ofCommission,
    isNull(commissionPictures.messageId),
    eq(commissionPictures.author, author),
  )
  if ((await db.$count(commissionPictures, unsent)) >= mostUnsentPictures)
    throw commissionMessagesErrors.tooManyUnsent({ values: { limit: mostUnsentPictures } })
  if ((await db.$count(commissionPictures, ofCommission)) >= mostPicturesOfCommission)
    throw commissionMessagesErrors.tooManyPictures({ values: { limit: mostPicturesOfCommission } })
}

/** The two files that are kept of a picture: a small one, and the largest. */
const filesOf = async (files: readonly UploadedFile[]) => {
  const [taken] = await importUploads(files)
  const large = taken?.files.find(({ key }) => isMasterFile(key))?.bytes
  const small = taken?.files.find(({ key }) => key.endsWith('.webp') && !isMasterFile(key))?.bytes
  if (!taken || !large || !small) throw new Error('A picture was taken in without its files')
  return { ...taken.picture, large: Buffer.from(large), small: Buffer.from(small) }
}

interface Adding {
  readonly files: readonly UploadedFile[]
  readonly author: Author
  readonly lock: (db: Db) => Promise<CommissionRow>
}

/** Keeps a picture in the database, beside what is said of it: nothing of it is public, and it goes with its message. */
const addPicture = async (ctx: Context, { files, author, lock }: Adding) => {
  const { width, height, color, large, small } = await filesOf(files)
  const row = await ctx.write(async ({ db }) => {
    const commission = await lock(db)
    await requireRoom(db, commission, author)
    const memberId = author === 'house' ? (ctx.caller?.id ?? null) : null
    const addedAt = dateOf(ctx.clock.now())
    return onlyRow(
      await db
        .insert(commissionPictures)
        .values({
          commissionId: commission.id,
          author,
          memberId,
          width,
          height,
          color,
          addedAt,
          small,
          large,
        })
        .returning({ id: commissionPictures.id }),
    )
  })
  return pictureOnTheWire(ctx, { id: row.id, width, height, color })
}

type Files = Pick<Adding, 'files'>

export const addOwnPicture = (ctx: Context, { id, key, files }: NamedCommission & Files) =>
  addPicture(ctx, { files, author: 'customer', lock: (db) => lockOwnCommission(ctx, db, { id, key }) })

export const addHousePicture = (ctx: Context, { id, files }: { readonly id: string } & Files) =>
  addPicture(ctx, { files, author: 'house', lock: (db) => lockCommission(db, id) })

/** Refuses a file before it is received: from a stranger, or where there is no room for it. */
export const admitOwnPicture = async (ctx: Context, named: NamedCommission) =>
  requireRoom(ctx.db, await findOwnCommission(ctx, named), 'customer')

export const admitHousePicture = async (ctx: Context, id: string) => {
  const [commission] = await ctx.db.select().from(commissions).where(eq(commissions.id, id))
  if (!commission) throw commissionsErrors.commissionNotFound()
  await requireRoom(ctx.db, commission, 'house')
}
