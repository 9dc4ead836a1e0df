import { and, count, desc, eq, inArray, like } from 'drizzle-orm'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { totalPages } from '../../../../shared/pagination.ts'
import { findNames } from '../../../accounts/server/people.public.ts'
import { pageWordsAudit } from '../../page-words.audit.ts'
import { historyActions, type SaidWords, type WordedPage } from '../../page-words.limits.ts'
import type { WordsEntry } from '../../words-history.contract.ts'
import { isSame, readWords, saidIn } from '../write-words.ts'

const actions = historyActions.map((name) => pageWordsAudit[name].action)

/** Its texts are logged as « home.heroTitle »; what waits is logged under the name of the page alone. */
export const ofPage = (page: WordedPage) =>
  and(
    eq(auditLog.subjectKind, 'page-words'),
    like(auditLog.subjectId, `${page}.%`),
    inArray(auditLog.action, actions),
  )

type Entry = typeof auditLog.$inferSelect

const said = (fields: Entry['before']): SaidWords => {
  const textIn = (lng: 'fr' | 'en') => {
    const text = fields?.[lng]
    return typeof text === 'string' ? text : null
  }
  return { fr: textIn('fr'), en: textIn('en') }
}

/** What an entry says of its text. */
export const loggedText = ({ subjectId, before, after }: Entry) => ({
  key: subjectId.slice(subjectId.indexOf('.') + 1),
  before: said(before),
  after: said(after),
})

interface WantedHistory {
  readonly page: WordedPage
  readonly number: number
  readonly limit: number
}

/** What was changed of the words of a page, newest first. */
export const findHistory = async (db: Db, { page, number, limit }: WantedHistory) => {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(auditLog).where(ofPage(page))
  const entries = await db
    .select()
    .from(auditLog)
    .where(ofPage(page))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset((number - 1) * limit)
  const names = await findNames(
    db,
    entries.map(({ actorId }) => actorId),
  )
  const live = await readWords(db, page)
  return {
    count: total,
    totalPages: totalPages({ count: total, limit }),
    entries: entries.map((entry): WordsEntry => {
      const text = loggedText(entry)
      return {
        _id: String(entry.id),
        at: entry.at.toISOString(),
        by: names.get(entry.actorId) ?? null,
        action: historyActions.find((name) => pageWordsAudit[name].action === entry.action) ?? 'changed',
        ...text,
        over: entry.after?.over === true,
        restorable: !isSame(text.after, saidIn(live, text.key)),
      }
    }),
  }
}
