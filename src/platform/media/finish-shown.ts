import { z } from 'zod'
import type { Context } from '../context/context.ts'
import type { Write } from '../context/write.ts'
import type { Db } from '../db/database.ts'
import { defineJob } from '../jobs/jobs.ts'
import { storeBeside } from './store-beside.ts'
import { storeOtherWidths } from './store-other-widths.ts'

/**
 * The job that makes the widths that the uploaded pictures of a slice still lack. If it gives up, a picture keeps the
 * one width that it has.
 */
export const definePictureFinishing = (name: string) =>
  defineJob({ name, data: z.object({ key: z.string() }), oneByOne: true, retries: 8 })

/** A table that stores the widths at which an uploaded picture is shown. */
export interface ShownWidths {
  /** The widths at which the table shows the picture; undefined when it does not show it. */
  readonly find: (db: Db, key: string) => Promise<readonly number[] | undefined>
  /** Updates the widths in all rows that show the picture, and announces that; false when no row shows it any more. */
  readonly show: (tx: Write, picture: { key: string; widths: readonly number[] }) => Promise<boolean>
}

interface Unfinished {
  readonly key: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes the missing widths of an uploaded picture; then all rows of the table that show it get all widths. A second run
 * changes nothing; when the picture is removed meanwhile, the nightly sweep removes the new files.
 */
export const finishShown = async (ctx: Context, shown: ShownWidths, { key, signal }: Unfinished) => {
  const widths = await shown.find(ctx.db, key)
  if (!widths) return
  await storeBeside(ctx, {
    key,
    put: () => storeOtherWidths(ctx.media, { key, widths, signal }),
    show: (tx, all) => shown.show(tx, { key, widths: all }),
  })
}
