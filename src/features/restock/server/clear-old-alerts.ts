import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { clearSettledMails } from '../../../platform/mail/clear-settled-mails.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { confirmHours } from '../restock.limits.ts'
import { mailCause } from './mails/mail-cause.ts'
import { stockAlerts } from './stock-alerts.table.ts'

export const oldAlerts = defineJob({ name: 'restock.clear-old', data: z.object({}), cron: '50 3 * * *' })

const hoursADay = 24

/** Deletes alerts that were never confirmed, are too old or can no longer be fulfilled, and mails that were sent. */
export const clearOldAlerts = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const before = (hours: number) => dateOf(clock.now().subtract({ hours }))
  const gone = db.select({ id: products.id }).from(products).where(isNotNull(products.deletedAt))
  await db
    .delete(stockAlerts)
    .where(
      or(
        and(isNull(stockAlerts.confirmedAt), lt(stockAlerts.askedAt, before(confirmHours))),
        lt(stockAlerts.askedAt, before(retention.alert.days * hoursADay)),
        inArray(stockAlerts.productId, gone),
      ),
    )
  await clearSettledMails(db, {
    causesFrom: mailCause(''),
    before: before(retention.alertMail.days * hoursADay),
  })
}
