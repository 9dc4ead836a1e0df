import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { pageWordsContract } from '../page-words.contract.ts'
import { pageWordsErrors } from '../page-words.errors.ts'
import type { SaidWords, WordedPage } from '../page-words.limits.ts'
import { changeWords } from './change-words.ts'
import { findNextRow } from './next-words/find-next-words.ts'
import { findOwnWords, ownWordsResident, pageWordsTag } from './own-words.ts'
import { opens } from './preview-key.ts'

const success = true as const

const all = async ({ db }: Context) => ({ success, words: await findOwnWords(db) })

const inLanguage = (texts: Iterable<readonly [key: string, said: SaidWords]>, lng: Language) =>
  Object.fromEntries(
    [...texts].flatMap(([key, { [lng]: text }]) => (text === null ? [] : [[key, text] as const])),
  )

const ownTexts = async (ctx: Context, page: WordedPage) => {
  ctx.reads(pageWordsTag(page))
  const rows = (await ctx.resident(ownWordsResident)).get(page) ?? []
  return rows.map((row) => [row.key, row] as const)
}

export const pageWordsRoutes = implement(pageWordsContract, {
  'GET /page-words/{page}': async (ctx, { params: { page } }) => ({
    success,
    words: inLanguage(await ownTexts(ctx, page), ctx.lng),
  }),

  'POST /page-words/{page}/previews': async (ctx, { params: { page }, body: { key } }) => {
    if (!opens(ctx, { page, key })) throw pageWordsErrors.previewOver()
    const waiting = await findNextRow(ctx.db, page)
    const texts = new Map<string, SaidWords>([
      ...(await ownTexts(ctx, page)),
      ...Object.entries(waiting?.words ?? {}),
    ])
    return { success, words: inLanguage(texts, ctx.lng), waiting: waiting !== undefined }
  },

  'GET /admin/page-words': all,

  'PUT /admin/page-words/{page}/{key}': async (ctx, { params, body }) => {
    await changeWords(ctx, { ...params, ...body })
    return all(ctx)
  },
})
