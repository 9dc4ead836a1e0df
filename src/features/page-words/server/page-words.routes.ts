import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { pageWordsContract } from '../page-words.contract.ts'
import { changeWords } from './change-words.ts'
import { findOwnWords, ownWordsResident, pageWordsTag } from './own-words.ts'

const all = async ({ db }: Context) => ({ success: true as const, words: await findOwnWords(db) })

export const pageWordsRoutes = implement(pageWordsContract, {
  'GET /page-words/{page}': async (ctx, { params: { page } }) => {
    ctx.reads(pageWordsTag(page))
    const rows = (await ctx.resident(ownWordsResident)).get(page) ?? []
    const words = rows.flatMap((row) => {
      const text = row[ctx.lng]
      return text === null ? [] : [[row.key, text] as const]
    })
    return { success: true as const, words: Object.fromEntries(words) }
  },

  'GET /admin/page-words': all,

  'PUT /admin/page-words/{page}/{key}': async (ctx, { params, body }) => {
    await changeWords(ctx, { ...params, ...body })
    return all(ctx)
  },
})
