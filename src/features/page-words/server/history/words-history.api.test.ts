import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import type { NextWordsContract } from '../../next-words.contract.ts'
import type { PageWordsContract } from '../../page-words.contract.ts'
import { asItCame, type SaidWords } from '../../page-words.limits.ts'
import type { WordsHistoryContract } from '../../words-history.contract.ts'
import { nextPageWords } from '../next-words/next-words.table.ts'
import { nextWordsRoutes } from '../next-words.routes.ts'
import { pageWordsRoutes } from '../page-words.routes.ts'
import { pageWords } from '../page-words.table.ts'
import { wordsHistoryRoutes } from '../words-history.routes.ts'

const dispatcher = createDispatcher({
  modules: [nextWordsRoutes, pageWordsRoutes, wordsHistoryRoutes],
  checkAnswers: true,
})

type Contract = NextWordsContract & PageWordsContract & WordsHistoryContract

let app: CatalogApp
let member: Caller

const api = () =>
  createApi<Contract>((key, call) => dispatcher.call(app.context({ caller: member }), key, call), 'fr')

const params = { page: 'lookbook' } as const

const versionOf = async (key: string) =>
  (await api()('GET /admin/page-words', {})).words.find(
    (each) => each.page === 'lookbook' && each.key === key,
  )?.version ?? null

const change = async (key: string, words: SaidWords) =>
  api()('PUT /admin/page-words/{page}/{key}', {
    params: { ...params, key },
    body: { ...words, seen: await versionOf(key) },
  })

const nextVersion = async () =>
  (await api()('GET /admin/page-words/{page}/next-version', { params })).nextVersion

const keep = async (key: string, words: SaidWords) =>
  api()('PUT /admin/page-words/{page}/next-version/texts/{key}', {
    params: { ...params, key },
    body: { words, seen: (await nextVersion())?.version ?? null },
  })

const publish = async () => {
  const next = await nextVersion()
  if (!next) return
  const replacing = next.texts.filter(({ changedSince }) => changedSince).map(({ key }) => key)
  await api()('POST /admin/page-words/{page}/next-version/publication', {
    params,
    body: { seen: next.version, replacing },
  })
}

const history = (page = 1, limit = 20) =>
  api()('GET /admin/page-words/{page}/history', { params, query: { page, limit } })

const restore = async (entry: string, key: string, seen?: number | null) =>
  api()('POST /admin/page-words/{page}/restorations', {
    params,
    body: { entry, seen: seen === undefined ? await versionOf(key) : seen },
  })

const one = { fr: 'Un', en: 'One' }
const two = { fr: 'Deux', en: null }

beforeAll(async () => {
  app = await catalogApp()
  const customer = await enterCustomer(app.context(), {
    role: 'staff',
    firstName: 'Inès',
    lastName: 'Morel',
  })
  member = { ...customer, areas: ['catalogue'] }
})

const clear = () =>
  app.context().write(async ({ db, announce }) => {
    await db.delete(pageWords)
    await db.delete(nextPageWords)
    announce('page-words:lookbook')
  })

beforeEach(clear)

afterAll(() => app.close())

const text = fc.constantFrom(null, 'A', 'B', 'C')

const step = fc.record({
  kind: fc.constantFrom('save', 'keep', 'publish', 'restore'),
  key: fc.constantFrom('title', 'lead'),
  words: fc.record({ fr: text, en: text }),
  back: fc.nat(8),
})

interface Given {
  readonly key: string
  readonly words: SaidWords
  readonly back: number
}

/** Does to a page what it does to plain maps. */
const modelledPage = () => {
  const said = new Map<string, SaidWords>()
  const next = new Map<string, SaidWords>()
  const was: { readonly entry: string; readonly key: string; readonly words: SaidWords }[] = []
  return {
    save: async ({ key, words }: Given) => {
      await change(key, words)
      said.set(key, words)
      const [entry] = (await history()).entries
      if (entry) was.push({ entry: entry._id, key, words })
    },
    keep: async ({ key, words }: Given) => {
      await keep(key, words)
      const now = said.get(key) ?? asItCame
      if (words.fr === now.fr && words.en === now.en) next.delete(key)
      else next.set(key, words)
    },
    publish: async () => {
      await publish()
      for (const [key, words] of next) said.set(key, words)
      next.clear()
    },
    restore: async ({ back }: Given) => {
      const wanted = was[back % (was.length || 1)]
      if (!wanted) return
      await restore(wanted.entry, wanted.key)
      said.set(wanted.key, wanted.words)
    },
    shownInFrench: () =>
      Object.fromEntries([...said].flatMap(([key, { fr }]) => (fr === null ? [] : [[key, fr] as const]))),
  }
}

describe('the history of the words of a page', () => {
  it('says who changed which text and how, newest first, also what was published', async () => {
    await change('title', one)
    await keep('lead', two)
    await publish()
    const { entries } = await history(1, 2)
    expect(entries).toMatchObject([
      { key: 'lead', by: 'Inès Morel', action: 'next_published', before: asItCame, after: two, over: false },
      { key: 'title', by: 'Inès Morel', action: 'changed', before: asItCame, after: one, restorable: false },
    ])
  })

  it('gives a text back as it was, as a new change, and to who has read it', async () => {
    await change('title', one)
    await change('title', two)
    const { entries } = await history()
    const first = entries.find(({ after }) => after.fr === one.fr)?._id ?? ''
    await expect(restore(first, 'title', null)).rejects.toMatchObject({ code: 'words_changed' })
    await restore(first, 'title')
    expect((await history()).entries[0]).toMatchObject({ action: 'restored', before: two, after: one })
    const { count } = await history()
    await restore(first, 'title')
    expect((await history()).count).toBe(count)
  })

  it('has no entry of another page', async () => {
    await api()('PUT /admin/page-words/{page}/{key}', {
      params: { page: 'home', key: 'heroTitle' },
      body: { ...one, seen: null },
    })
    const [other] = (
      await api()('GET /admin/page-words/{page}/history', { params: { page: 'home' }, query: {} })
    ).entries
    await expect(restore(other?._id ?? '', 'heroTitle')).rejects.toMatchObject({ code: 'unknown_entry' })
    await expect(restore('999999999999999', 'title')).rejects.toMatchObject({ code: 'unknown_entry' })
  })

  it('leads, whatever is saved, kept, published and restored, to what a plain map says', {
    tags: ['deep'],
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        await clear()
        const model = modelledPage()
        for (const { kind, ...given } of steps) {
          await model[kind](given)
          const { words: shown } = await api()('GET /page-words/{page}', { params })
          expect(shown).toEqual(model.shownInFrench())
        }
      }),
      { numRuns: 25 },
    )
  })
})
