import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { houseVersionsResident, legalTextsTag, todayOf } from './house-versions.ts'

/** At midnight in Paris. */
export const midnight = defineJob({ name: 'documents.taking-effect', data: z.object({}), cron: '0 0 * * *' })

/** Lets kept pages fall that show a text of which another version is in force from today on. */
export const announceTextsInForce = async (ctx: Context) => {
  const versions = [...(await ctx.resident(houseVersionsResident)).values()].flat()
  const today = todayOf(ctx)
  if (versions.some(({ effective }) => effective === today))
    await ctx.write(async ({ announce }) => announce(legalTextsTag))
}
