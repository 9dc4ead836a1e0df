import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { causeOfLetters } from '../mails/mail-cause.ts'

/** Runs before the newsletter forgets its old mails. */
export const failuresKept = defineJob({
  name: 'letters.keep-failures',
  data: z.object({}),
  cron: '5 4 * * *',
})

/** Notes with each letter how many of its mails were given up, before the outbox forgets them. */
export const keepFailures = async ({ db }: Pick<Context, 'db'>) => {
  await db.execute(sql`
    update letters set failed = greatest(failed, given_up.count)
    from (
      select split_part(cause_key, ':', 3) as letter, count(*)::int as count from mail_outbox
      where status = 'failed' and cause_key like ${`${causeOfLetters}%`} group by 1
    ) given_up
    where letters.id::text = given_up.letter`)
}
