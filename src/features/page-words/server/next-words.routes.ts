import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { nextWordsContract } from '../next-words.contract.ts'
import type { WordedPage } from '../page-words.limits.ts'
import { findNextWords } from './next-words/find-next-words.ts'
import { publishNextWords } from './next-words/publish-next-words.ts'
import { dateNextWords, discardNextWords, saveNextText } from './next-words/write-next-words.ts'
import { makeKey } from './preview-key.ts'

const success = true as const

const answered = async ({ db }: Context, page: WordedPage) => ({
  success,
  nextVersion: await findNextWords(db, page),
})

const dateOfMoment = (moment: string | null) => (moment === null ? null : new Date(moment))

export const nextWordsRoutes = implement(nextWordsContract, {
  'GET /admin/page-words/{page}/next-version': (ctx, { params: { page } }) => answered(ctx, page),

  'PUT /admin/page-words/{page}/next-version/texts/{key}': async (ctx, { params, body }) => {
    await saveNextText(ctx, { ...params, ...body })
    return answered(ctx, params.page)
  },

  'PUT /admin/page-words/{page}/next-version/dates': async (ctx, { params: { page }, body }) => {
    const { publishAt, endsAt, seen } = body
    await dateNextWords(ctx, {
      page,
      publishAt: dateOfMoment(publishAt),
      endsAt: dateOfMoment(endsAt),
      seen,
    })
    return answered(ctx, page)
  },

  'POST /admin/page-words/{page}/next-version/publication': async (ctx, { params: { page }, body }) => {
    await publishNextWords(ctx, page, body)
    return answered(ctx, page)
  },

  'DELETE /admin/page-words/{page}/next-version': async (ctx, { params: { page }, query: { seen } }) => {
    await discardNextWords(ctx, { page, seen })
    return { success }
  },

  'POST /admin/page-words/{page}/previews': async (ctx, { params: { page } }) => {
    const { key, untilMs } = makeKey(ctx, page)
    return { success, key, until: new Date(untilMs).toISOString() }
  },
})
