import { createHash } from 'node:crypto'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'

interface MadePaper {
  readonly pdf: Uint8Array
  readonly sha256: string
  readonly renderedAt: Date
}

interface Paper {
  /** Returns undefined if the paper was not made yet. */
  readonly find: (db: Db) => Promise<Uint8Array | undefined>
  readonly render: () => Promise<Uint8Array>
  /** Stores the paper, unless another call stored it before. */
  readonly keep: (db: Db, made: MadePaper) => Promise<unknown>
}

/**
 * Returns a paper that is printed once, for the first call that needs it, and never changes: two calls that print it at
 * the same time both get what the first one stored.
 */
export const madeOnce = async (ctx: Pick<Context, 'db' | 'clock' | 'write'>, paper: Paper) => {
  const known = await paper.find(ctx.db)
  if (known) return new Uint8Array(known)
  const pdf = await paper.render()
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const renderedAt = dateOf(ctx.clock.now())
  await ctx.write(({ db }) => paper.keep(db, { pdf, sha256, renderedAt }))
  const kept = await paper.find(ctx.db)
  if (!kept) throw new Error('A paper that was kept is not there')
  return new Uint8Array(kept)
}
