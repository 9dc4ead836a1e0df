import type { Context } from '../context/context.ts'
import type { Write } from '../context/write.ts'
import type { Db } from '../db/database.ts'
import { storeBeside } from './store-beside.ts'
import { storeOtherWidths } from './store-other-widths.ts'

/** Where a table keeps at which widths it shows an uploaded picture. */
export interface ShownWidths {
  /** The widths it shows the picture at; undefined when it does not show it. */
  readonly find: (db: Db, key: string) => Promise<readonly number[] | undefined>
  /** Shows the picture at these widths wherever the table shows it, and announces that; false when it no longer does. */
  readonly show: (tx: Write, picture: { key: string; widths: readonly number[] }) => Promise<boolean>
}

interface Unfinished {
  readonly key: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes the widths that an uploaded picture is not shown at yet: then everything of the table that shows it shows it at
 * all of them. Done twice it changes nothing; a picture that is taken away meanwhile leaves its files to the sweep.
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
