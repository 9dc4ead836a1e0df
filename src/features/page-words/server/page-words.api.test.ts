import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import type { PageWordsContract } from '../page-words.contract.ts'
import type { WordedPage } from '../page-words.limits.ts'
import { pageWordsRoutes } from './page-words.routes.ts'
import { pageWords } from './page-words.table.ts'

const dispatcher = createDispatcher({ modules: [pageWordsRoutes], checkAnswers: true })

let app: CatalogApp
let member: Caller

const api = (lng: Language = 'fr', caller: Caller | null = member) =>
  createApi<PageWordsContract>((key, call) => dispatcher.call(app.context({ lng, caller }), key, call), lng)

const change = (
  words: { fr?: string | null; en?: string | null; seen?: number | null },
  { page = 'home', key = 'heroTitle' }: { page?: WordedPage; key?: string } = {},
) =>
  api()('PUT /admin/page-words/{page}/{key}', {
    params: { page, key },
    body: { fr: null, en: null, seen: null, ...words },
  })

/** The version that an editor of the text has just read. */
const justSeen = async (key = 'heroTitle') =>
  (await api()('GET /admin/page-words', {})).words.find((each) => each.key === key)?.version ?? null

const read = async (lng: Language) =>
  (await api(lng, null)('GET /page-words/{page}', { params: { page: 'home' } })).words

beforeAll(async () => {
  app = await catalogApp()
  member = { ...(await enterCustomer(app.context(), { role: 'staff' })), areas: ['catalogue'] }
})

beforeEach(async () => {
  const ctx = app.context()
  await ctx.write(async ({ db, announce }) => {
    await db.delete(pageWords)
    announce('page-words:home')
  })
})

afterAll(() => app.close())

describe('the words of a page', () => {
  it('are those of the software, until the house says some otherwise, each language by itself', async () => {
    expect(await read('fr')).toEqual({})
    await change({ fr: 'Robes pour les grands jours, {{city}}' })
    expect(await read('fr')).toEqual({ heroTitle: 'Robes pour les grands jours, {{city}}' })
    expect(await read('en')).toEqual({})
  })

  it('are followed at once, and read by whoever shows them', async () => {
    await change({ fr: 'Un', en: 'One' })
    const { words } = await change({ fr: 'Deux', en: 'Two', seen: await justSeen() })
    expect(words).toEqual([
      { page: 'home', key: 'heroTitle', fr: 'Deux', en: 'Two', version: await justSeen() },
    ])
    expect([await read('fr'), await read('en')]).toEqual([{ heroTitle: 'Deux' }, { heroTitle: 'Two' }])
  })

  it('are again those of the software when nothing differs', async () => {
    await change({ fr: 'Un' })
    expect((await change({ seen: await justSeen() })).words).toEqual([])
    expect(await read('fr')).toEqual({})
  })

  it('are not written over those of somebody else', async () => {
    await change({ fr: 'Un' })
    await expect(change({ fr: 'Deux' })).rejects.toMatchObject({ code: 'words_changed' })
    const seen = await justSeen()
    const both = await Promise.allSettled([change({ fr: 'A', seen }), change({ fr: 'B', seen })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    // Taken back and written again meanwhile: what was read is stale all the same.
    await change({ seen: await justSeen() })
    await change({ fr: 'C' })
    await expect(change({ fr: 'D', seen })).rejects.toMatchObject({ code: 'words_changed' })
  })

  it('are those of the opening, where the house writes no more of a page', async () => {
    await change({ fr: 'Nos pièces' }, { page: 'shop', key: 'title' })
    await expect(change({ fr: 'Cherchez' }, { page: 'shop', key: 'searchLabel' })).rejects.toMatchObject({
      code: 'unknown_text',
    })
  })

  it('hold only what the software fills in, and no key that is none', async () => {
    await expect(change({ fr: 'Bonjour {{prenom}}' })).rejects.toMatchObject({ issues: [{ path: ['fr'] }] })
    await expect(change({ fr: ' ' })).rejects.toMatchObject({ issues: [{ path: ['fr'] }] })
    await expect(change({ fr: 'Un' }, { key: '__proto__' })).rejects.toMatchObject({
      issues: [{ path: ['key'] }],
    })
    await change({ fr: 'Un' }, { key: 'constructor' })
    expect(Object.keys(await read('fr'))).toEqual(['constructor'])
  })
})
