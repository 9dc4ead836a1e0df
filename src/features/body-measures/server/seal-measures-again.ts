import { and, asc, eq, gt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { measureVersions } from './body-measures.table.ts'
import { openMeasures, sealMeasures } from './sealed-measures.ts'

/** After the secret was changed, the former one may go once this has run: nothing is sealed by it any more. */
export const measuresToSealAgain = defineJob({
  name: 'body-measures.seal-again',
  data: z.object({}),
  cron: '10 * * * *',
})

const portion = 200

interface Place {
  readonly profileId: string
  readonly number: number
}

const portionAfter = (db: Db, place: Place | undefined) =>
  db
    .select()
    .from(measureVersions)
    .where(
      place &&
        or(
          gt(measureVersions.profileId, place.profileId),
          and(eq(measureVersions.profileId, place.profileId), gt(measureVersions.number, place.number)),
        ),
    )
    .orderBy(asc(measureVersions.profileId), asc(measureVersions.number))
    .limit(portion)

/** Seals by the present secret what was sealed by the former one; what neither opens is left as it is. */
export const sealMeasuresAgain = async (ctx: Context) => {
  const { seal } = ctx.tokens
  let place: Place | undefined
  for (;;) {
    const rows = await portionAfter(ctx.db, place)
    for (const { profileId, number, sealed } of rows) {
      const opened = openMeasures(seal, profileId, sealed)
      if (!opened?.isOld) continue
      await ctx.write(({ db }) =>
        db
          .update(measureVersions)
          .set({ sealed: sealMeasures(seal, profileId, opened.content) })
          // What was confirmed meanwhile has been sealed anew already.
          .where(
            and(
              eq(measureVersions.profileId, profileId),
              eq(measureVersions.number, number),
              eq(measureVersions.sealed, sealed),
            ),
          ),
      )
    }
    place = rows.at(-1)
    if (rows.length < portion) return
  }
}
