import type { Context } from '../../../../platform/context/context.ts'
import { csvFile } from '../../../../shared/csv.ts'
import { newsletterRefusalsEn } from '../../newsletter.refusals.en.ts'
import { newsletterRefusalsFr } from '../../newsletter.refusals.fr.ts'
import { findForExport, subscriberOnTheWire, type WantedSubscribers } from './subscribers.repository.ts'

const words = { fr: newsletterRefusalsFr.csv, en: newsletterRefusalsEn.csv }

/** The addresses that are looked at, with the proof of each, for a spreadsheet. */
export const exportSubscribers = async (
  { db, clock, lng }: Pick<Context, 'db' | 'clock' | 'lng'>,
  wanted: WantedSubscribers,
) => {
  const { file, columns, statuses } = words[lng]
  const rows = (await findForExport(db, wanted)).map(({ subscriber: row, version, from }) => {
    const { email, status, language, source, askedAt, confirmedAt, leftAt } = subscriberOnTheWire(row)
    return [
      ...[email, statuses[status], language, source, askedAt],
      ...[confirmedAt ?? '', leftAt ?? '', version ?? '', from ?? ''],
    ]
  })
  const { email, status, language, source, askedAt, confirmedAt, leftAt, version, from } = columns
  const header = [email, status, language, source, askedAt, confirmedAt, leftAt, version, from]
  const day = clock.now().toString().slice(0, 'yyyy-mm-dd'.length)
  return {
    bytes: new TextEncoder().encode(csvFile([header, ...rows])),
    fileName: `${file}-${day}.csv`,
  }
}
