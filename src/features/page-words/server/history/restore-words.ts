import { and, eq } from 'drizzle-orm'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { pageWordsAudit } from '../../page-words.audit.ts'
import { pageWordsErrors } from '../../page-words.errors.ts'
import type { WordedPage } from '../../page-words.limits.ts'
import { isSame, lockWords, requireWord, saidIn, writeWords } from '../write-words.ts'
import { loggedText, ofPage } from './find-history.ts'

interface Restoration {
  readonly page: WordedPage
  /** The entry of the log after which the text was as it is wanted. */
  readonly entryId: number
  /** The version of the text that was read. */
  readonly seen: number | null
}

/** Says a text as it was after an entry of the log, as a new change. */
export const restoreWords = (ctx: Context, { page, entryId, seen }: Restoration) =>
  ctx.write(async (write) => {
    const live = await lockWords(write.db, page)
    const [entry] = await write.db
      .select()
      .from(auditLog)
      .where(and(ofPage(page), eq(auditLog.id, entryId)))
    if (!entry) throw pageWordsErrors.unknownEntry()
    const { key, after } = loggedText(entry)
    requireWord(page, key)
    if ((live.get(key)?.version ?? null) !== seen) throw pageWordsErrors.wordsChanged()
    if (isSame(after, saidIn(live, key))) return
    const texts = new Map([[key, after]])
    await writeWords(ctx, write, { page, live, texts, logged: pageWordsAudit.restored })
  })
