import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { parisMinute, parisTime } from '../../../../shared/calendar/paris-time.ts'
import { csvFile } from '../../../../shared/text/csv.ts'
import { newsletterAudit } from '../../newsletter.audit.ts'
import { newsletterRefusalsEn } from '../../newsletter.refusals.en.ts'
import { newsletterRefusalsFr } from '../../newsletter.refusals.fr.ts'
import { subscriberStatusOf } from '../../newsletter.rules.ts'
import { findForExport, type WantedSubscribers } from './subscribers.repository.ts'

const words = { fr: newsletterRefusalsFr.csv, en: newsletterRefusalsEn.csv }

const moment = (at: Date | null) => (at === null ? '' : parisMinute(at.getTime()))

/** The addresses that are looked at, with the proof of each, for a spreadsheet; the log says how many were taken along. */
export const exportSubscribers = (ctx: Context, wanted: WantedSubscribers) =>
  ctx.write(async ({ db }) => {
    const { file, columns, statuses, languages, sources } = words[ctx.lng]
    const found = await findForExport(db, wanted)
    const rows = found.map(({ subscriber, version, from }) => [
      subscriber.email,
      statuses[subscriberStatusOf(subscriber)],
      languages[subscriber.language],
      sources[subscriber.source],
      moment(subscriber.askedAt),
      moment(subscriber.confirmedAt),
      moment(subscriber.leftAt),
      version ?? '',
      from ?? '',
    ])
    const { email, status, language, source, askedAt, confirmedAt, leftAt, version, from } = columns
    const header = [email, status, language, source, askedAt, confirmedAt, leftAt, version, from]
    await audit(db, ctx, newsletterAudit.exported, {
      id: wanted.status ?? 'all',
      after: { addresses: found.length },
    })
    const { date } = parisTime(ctx.clock.now().epochMilliseconds)
    return { bytes: new TextEncoder().encode(csvFile([header, ...rows])), fileName: `${file}-${date}.csv` }
  })
