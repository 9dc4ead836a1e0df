import type { Context } from '../../../platform/context/context.ts'
import { pageWordsAudit } from '../page-words.audit.ts'
import { pageWordsErrors } from '../page-words.errors.ts'
import type { SaidWords, WordedPage } from '../page-words.limits.ts'
import { lockWords, requireWord, writeWords } from './write-words.ts'

interface ChangedWords extends SaidWords {
  readonly page: WordedPage
  readonly key: string
  /** The version that the editor saw; null where there was none. */
  readonly seen: number | null
}

/** Says a text of a page otherwise at once. */
export const changeWords = (ctx: Context, { page, key, fr, en, seen }: ChangedWords) =>
  ctx.write(async (write) => {
    requireWord(page, key)
    const live = await lockWords(write.db, page)
    if ((live.get(key)?.version ?? null) !== seen) throw pageWordsErrors.wordsChanged()
    const texts = new Map([[key, { fr, en }]])
    await writeWords(ctx, write, { page, live, texts, logged: pageWordsAudit.changed })
  })
