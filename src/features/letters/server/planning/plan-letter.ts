import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { letterAudit } from '../../letters.audit.ts'
import { lettersErrors } from '../../letters.errors.ts'
import { mostDaysAhead } from '../../letters.limits.ts'
import { letters } from '../letters.table.ts'
import { type Readers, requireReady } from '../sending/start-sending.ts'
import { lockUnsent } from '../writing/lock-letter.ts'

interface Plan extends Readers {
  readonly id: string
  readonly version: number
  readonly sendAt: Date
}

const requireMoment = ({ clock }: Pick<Context, 'clock'>, sendAt: Date) => {
  const now = clock.now()
  if (sendAt <= dateOf(now)) throw lettersErrors.noMoment({ fields: { sendAt: 'fields.past' } })
  if (sendAt > dateOf(now.add({ hours: mostDaysAhead * 24 })))
    throw lettersErrors.noMoment({ fields: { sendAt: 'fields.far' } })
}

/**
 * Plans when a letter begins to be sent by itself, or changes that. A letter that could not leave today is refused; who
 * receives it is asked at its moment.
 */
export const planLetter = (ctx: Context, { id, version, sendAt, audience, frenchForAll }: Plan) =>
  ctx.write(async ({ db }) => {
    requireMoment(ctx, sendAt)
    const letter = await lockUnsent(db, { id, version })
    await requireReady({ ...ctx, db }, letter.content)
    await db
      .update(letters)
      .set({
        ...{ status: 'planned', sendAt, audience, frenchForAll, missedAt: null, missedBecause: null },
        updatedAt: dateOf(ctx.clock.now()),
        version: version + 1,
      })
      .where(eq(letters.id, id))
    await audit(db, ctx, letterAudit.planned, {
      id,
      ...(letter.sendAt && { before: { sendAt: letter.sendAt.toISOString(), audience: letter.audience } }),
      after: { sendAt: sendAt.toISOString(), audience },
    })
  })

/** Makes a draft of a planned letter again. */
export const callOff = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const { status, sendAt, version } = await lockUnsent(db, { id })
    if (status !== 'planned') throw lettersErrors.notPlanned()
    await db
      .update(letters)
      .set({
        ...{ status: 'draft', sendAt: null, audience: null, frenchForAll: false },
        updatedAt: dateOf(ctx.clock.now()),
        version: version + 1,
      })
      .where(eq(letters.id, id))
    await audit(db, ctx, letterAudit['called-off'], { id, before: { sendAt: sendAt?.toISOString() } })
  })
