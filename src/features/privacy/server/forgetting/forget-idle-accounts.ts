import { and, asc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import * as retention from '../../../../shared/privacy/retention.ts'
import { pathTo } from '../../../../sitemap.ts'
import { findLockedAccount } from '../../../accounts/server/accounts.public.ts'
import { type AccountRow, accounts } from '../../../accounts/server/accounts.table.ts'
import { queueAccountMail } from '../../../accounts/server/mails/queue-account-mail.public.ts'
import { personOf } from '../../../accounts/server/person-of.public.ts'
import { eraseAccount } from '../erase-person.public.ts'

export const idleAccounts = defineJob({
  name: 'privacy.forget-idle-accounts',
  data: z.object({}),
  cron: '35 4 * * *',
})

const hoursADay = 24
/** Of the longest of years: none is cut short. */
const keptHours = retention.account.years * 366 * hoursADay
const noticeHours = retention.accountNotice.days * hoursADay

/** A night of the job: what is left is done in the next. */
const mostOfANight = 50

const idle = (before: Date, more: SQL) => and(eq(accounts.role, 'user'), lt(accounts.activeAt, before), more)

const idsOf = async (db: Db, condition: SQL | undefined) => {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(condition)
    .orderBy(asc(accounts.activeAt), asc(accounts.id))
    .limit(mostOfANight)
  return rows.map(({ id }) => id)
}

/** The last time that the owner of an account had to do with the house, in whatever part of it. */
const lastContact = async ({ personalData }: Context, db: Db, account: AccountRow) => {
  const person = personOf(account)
  const all = await Promise.all(personalData.map((part) => part.lastContact?.(db, person)))
  const known = all.filter((each) => each !== undefined).map(({ epochMilliseconds }) => epochMilliseconds)
  return new Date(Math.max(account.activeAt.getTime(), ...known))
}

/** Works on an account that is idle since before a day: locked, and by what is known of it by then. */
const withIdle = (
  ctx: Context,
  { id, before }: { readonly id: string; readonly before: Date },
  work: (tx: Parameters<Parameters<Context['write']>[0]>[0], account: AccountRow) => Promise<unknown>,
) =>
  ctx.write(async (tx) => {
    const account = await findLockedAccount(tx.db, id)
    if (account?.role !== 'user' || account.activeAt >= before) return
    const activeAt = await lastContact(ctx, tx.db, account)
    if (activeAt < before) await work(tx, account)
    else await tx.db.update(accounts).set({ activeAt, closingToldAt: null }).where(eq(accounts.id, id))
  })

/**
 * Writes to customers whose account nobody has used for almost three years, and closes those that nobody has used since,
 * thirty days later. Whoever signs in, orders or comes keeps it.
 */
export const forgetIdleAccounts = async (ctx: Context) => {
  const now = ctx.clock.now()
  const kept = dateOf(now.subtract({ hours: keptHours }))
  const almost = dateOf(now.subtract({ hours: keptHours - noticeHours }))
  const told = dateOf(now.subtract({ hours: noticeHours }))
  const toBeClosed = idle(
    kept,
    and(isNotNull(accounts.closingToldAt), lt(accounts.closingToldAt, told)) as SQL,
  )
  for (const id of await idsOf(ctx.db, toBeClosed))
    await withIdle(ctx, { id, before: kept }, (tx, account) =>
      account.closingToldAt && account.closingToldAt < told
        ? eraseAccount(ctx, tx, account)
        : Promise.resolve(),
    )
  for (const id of await idsOf(ctx.db, idle(almost, isNull(accounts.closingToldAt))))
    await withIdle(ctx, { id, before: almost }, async ({ db }, account) => {
      if (account.closingToldAt) return
      const closingToldAt = dateOf(now)
      await db.update(accounts).set({ closingToldAt }).where(eq(accounts.id, id))
      const address = `${ctx.publicUrl}${pathTo('signIn')}`
      const cause = `${id}:${now.toString()}`
      await queueAccountMail(db, { account, kind: 'accountIdle', cause, address })
    })
}
