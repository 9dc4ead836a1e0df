import type { Context } from '../../../../platform/context/context.ts'
import { lockDraft } from '../writing/lock-letter.ts'
import { lettersSending } from './send-letters.ts'
import { type Readers, startSending } from './start-sending.ts'

interface Beginning extends Readers {
  readonly id: string
  readonly version: number
}

/** Begins to send a letter now. */
export const beginSending = (ctx: Context, { id, version, ...readers }: Beginning) =>
  ctx.write(async ({ db }) => {
    const letter = await lockDraft(db, { id, version })
    await startSending({ ...ctx, db }, letter, readers)
    await ctx.jobs.enqueue(db, { kind: lettersSending, data: {}, key: 'letters' })
  })
