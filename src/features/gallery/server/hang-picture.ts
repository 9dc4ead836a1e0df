import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { importUploads } from '../../../platform/media/importing/import-uploads.ts'
import { storeTakenOnce } from '../../../platform/media/store-taken.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import { galleryAudit } from '../gallery.audit.ts'
import { galleryErrors } from '../gallery.errors.ts'
import { mostItemsOfBoard } from '../gallery.limits.ts'
import type { NewGalleryWords } from '../gallery-admin.contract.ts'
import { answeredItem } from './answered-item.ts'
import { keptItem } from './edited-item.ts'
import { finishingGalleryPicture } from './finish-gallery-picture.ts'
import { galleryItems } from './gallery.table.ts'
import { galleryTag } from './gallery.tags.ts'
import { lockBoard } from './lock-board.ts'

/** Hangs an uploaded picture at the end of a board, as a draft; the same upload tried again hangs nothing. */
export const hangPicture = async (
  ctx: Context,
  { files, words }: { files: readonly UploadedFile[]; words: NewGalleryWords },
) => {
  const taken = await importUploads(files)
  return storeTakenOnce(ctx, taken, async ({ db, announce }) => {
    const [first] = taken
    if (!first) throw new Error('An upload came without its file')
    const { picture } = first
    const { board } = words
    const position = (await lockBoard(db, board)).length
    if (position >= mostItemsOfBoard) throw galleryErrors.boardFull({ values: { limit: mostItemsOfBoard } })
    const now = dateOf(ctx.clock.now())
    const row = onlyRow(
      await db
        .insert(galleryItems)
        .values({
          ...picture,
          ...columnsOf(words),
          widths: [...picture.widths],
          position,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
    )
    await ctx.jobs.enqueue(db, {
      kind: finishingGalleryPicture,
      data: { key: picture.key },
      key: picture.key,
    })
    await audit(db, ctx, galleryAudit.added, { id: row.id, after: keptItem(row, []) })
    announce(galleryTag(board))
    return answeredItem(ctx, db, row.id)
  })
}

const columnsOf = ({ board, ...words }: NewGalleryWords) => ({
  board,
  titleFr: words.title,
  titleEn: words.titleEn,
  textFr: words.text,
  textEn: words.textEn,
  creditsFr: words.credits,
  creditsEn: words.creditsEn,
  altFr: words.alt,
  altEn: words.altEn,
})
