import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import type { NextWordsContract } from '../../next-words.contract.ts'
import type { PageWordsContract } from '../../page-words.contract.ts'
import type { WordedPage } from '../../page-words.limits.ts'
import { nextWordsRoutes } from '../next-words.routes.ts'
import { pageWordsRoutes } from '../page-words.routes.ts'
import { pageWords } from '../page-words.table.ts'
import { nextPageWords } from './next-words.table.ts'
import { publishDue } from './publish-next-words.ts'

const dispatcher = createDispatcher({ modules: [nextWordsRoutes, pageWordsRoutes], checkAnswers: true })

let app: CatalogApp
let member: Caller

const api = (lng: Language = 'fr', caller: Caller | null = member) =>
  createApi<NextWordsContract & PageWordsContract>(
    (key, call) => dispatcher.call(app.context({ lng, caller }), key, call),
    lng,
  )

const params = { page: 'shop' } as const

const read = async () => (await api()('GET /admin/page-words/{page}/next-version', { params })).nextVersion

const justSeen = async () => (await read())?.version ?? 1

const keep = async (key: string, words: { fr: string | null; en: string | null } | null, seen?: number) =>
  api()('PUT /admin/page-words/{page}/next-version/texts/{key}', {
    params: { ...params, key },
    body: { words, seen: seen ?? (await read())?.version ?? null },
  })

const date = async (publishAt: string | null, endsAt: string | null = null) =>
  api()('PUT /admin/page-words/{page}/next-version/dates', {
    params,
    body: { publishAt, endsAt, seen: await justSeen() },
  })

const publish = async (replacing: string[] = [], seen?: number) =>
  api()('POST /admin/page-words/{page}/next-version/publication', {
    params,
    body: { seen: seen ?? (await justSeen()), replacing },
  })

const change = async (key: string, fr: string | null) => {
  const { words } = await api()('GET /admin/page-words', {})
  const seen = words.find((each) => each.key === key)?.version ?? null
  await api()('PUT /admin/page-words/{page}/{key}', {
    params: { ...params, key },
    body: { fr, en: null, seen },
  })
}

const shown = async (lng: Language = 'fr') =>
  (await api(lng, null)('GET /page-words/{page}', { params })).words

const makeKey = async (page: WordedPage = 'shop') =>
  (await api()('POST /admin/page-words/{page}/previews', { params: { page } })).key

const preview = (key: string, { page = 'shop', lng = 'fr' }: { page?: WordedPage; lng?: Language } = {}) =>
  api(lng, null)('POST /page-words/{page}/previews', { params: { page }, body: { key } })

const title = { fr: 'Le vestiaire d’hiver', en: 'The winter wardrobe' }
const intro = { fr: 'Ce que l’hiver demande.', en: null }

beforeAll(async () => {
  app = await catalogApp()
  member = { ...(await enterCustomer(app.context(), { role: 'staff' })), areas: ['catalogue'] }
})

beforeEach(async () => {
  await app.context().write(async ({ db, announce }) => {
    await db.delete(pageWords)
    await db.delete(nextPageWords)
    announce('page-words:shop')
  })
})

afterAll(() => app.close())

describe('the next version of a page', () => {
  it('waits beside what the page says, text by text, and is published as one', async () => {
    await keep('title', title)
    const { nextVersion } = await keep('intro', intro)
    expect(nextVersion?.texts).toEqual([
      { key: 'intro', before: { fr: null, en: null }, after: intro, changedSince: false },
      { key: 'title', before: { fr: null, en: null }, after: title, changedSince: false },
    ])
    expect(await shown()).toEqual({})
    await publish()
    expect([await shown(), await shown('en')]).toEqual([
      { title: title.fr, intro: intro.fr },
      { title: title.en },
    ])
    await expect(publish()).rejects.toMatchObject({ code: 'no_next_words' })
  })

  it('loses a text that it says as the page does, and is none without any', async () => {
    await change('title', 'Nos pièces')
    await keep('title', title)
    expect((await keep('title', { fr: 'Nos pièces', en: null })).nextVersion).toBeNull()
    await keep('title', title)
    await keep('intro', intro)
    expect((await keep('title', null)).nextVersion?.texts.map(({ key }) => key)).toEqual(['intro'])
    await api()('DELETE /admin/page-words/{page}/next-version', {
      params,
      query: { seen: await justSeen() },
    })
    expect(await read()).toBeNull()
    expect(await shown()).toEqual({ title: 'Nos pièces' })
  })

  it('replaces what was changed since only where somebody says so', async () => {
    await keep('title', title)
    await keep('intro', intro)
    await change('title', 'La boutique de Noël')
    expect((await read())?.texts.map(({ key, changedSince }) => [key, changedSince])).toEqual([
      ['intro', false],
      ['title', true],
    ])
    await expect(publish()).rejects.toMatchObject({
      code: 'next_words_moved',
      instead: { texts: ['title'] },
    })
    expect(await shown()).toEqual({ title: 'La boutique de Noël' })
    await publish(['title'])
    expect(await shown()).toEqual({ title: title.fr, intro: intro.fr })
  })

  it('is of one of two editors: the other reads it again', async () => {
    await keep('title', title)
    const seen = await justSeen()
    const both = await Promise.allSettled([keep('intro', intro, seen), publish([], seen)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await keep('intro', { fr: 'Encore', en: null })
    await expect(keep('intro', intro, seen)).rejects.toMatchObject({ code: 'next_words_changed' })
    await expect(publish([], seen)).rejects.toMatchObject({ code: 'next_words_changed' })
    await expect(
      api()('DELETE /admin/page-words/{page}/next-version', { params, query: { seen } }),
    ).rejects.toMatchObject({ code: 'next_words_changed' })
  })

  it('holds only texts of the page, with places that are filled in', async () => {
    await expect(keep('searchLabel', title)).rejects.toMatchObject({ code: 'unknown_text' })
    await expect(keep('title', { fr: '{{ville}}', en: null })).rejects.toMatchObject({
      issues: [{ path: ['words', 'fr'] }],
    })
  })
})

describe('a next version with a day', () => {
  it('is published by itself then, also over what was changed since, which the log says', async () => {
    await keep('title', title)
    await date('2026-12-01T09:00:00+01:00')
    await change('title', 'Entre-temps')
    await publishDue(app.context({ caller: null }))
    expect(await shown()).toEqual({ title: 'Entre-temps' })
    app.moveClock({ hours: 24 * 60 })
    await publishDue(app.context({ caller: null }))
    expect(await shown()).toEqual({ title: title.fr })
    expect(await read()).toBeNull()
    const { rows } = await app.test.database.db.execute(sql`
      select actor_id, before, after from audit_log
      where action = 'page-words.next_published' and subject_id = 'shop.title' order by id desc limit 1`)
    expect(rows).toEqual([
      { actor_id: null, before: { fr: 'Entre-temps', en: null }, after: { ...title, over: true } },
    ])
  })

  it('gives way to the words before it when it ends', async () => {
    await change('intro', 'L’année durant.')
    await keep('title', title)
    await keep('intro', intro)
    const from = app.context().clock.now().add({ hours: 24 }).toString()
    const until = app.context().clock.now().add({ hours: 48 }).toString()
    await date(from, until)
    app.moveClock({ hours: 25 })
    await publishDue(app.context({ caller: null }))
    expect(await shown()).toEqual({ title: title.fr, intro: intro.fr })
    expect(await read()).toMatchObject({ publishAt: expect.stringMatching(/^20/), endsAt: null })
    app.moveClock({ hours: 24 })
    await publishDue(app.context({ caller: null }))
    expect(await shown()).toEqual({ intro: 'L’année durant.' })
    expect(await read()).toBeNull()
  })

  it('is given moments to come, the end after the beginning', async () => {
    await keep('title', title)
    const inHours = (hours: number) => app.context().clock.now().add({ hours }).toString()
    await expect(date(inHours(-1))).rejects.toMatchObject({ code: 'moment_past' })
    await expect(date(inHours(2), inHours(1))).rejects.toMatchObject({ code: 'ends_too_early' })
    await expect(date(null, inHours(-1))).rejects.toMatchObject({ code: 'ends_too_early' })
    await date(null, inHours(1))
    app.moveClock({ hours: 2 })
    await expect(publish()).rejects.toMatchObject({ code: 'ends_too_early' })
    expect((await date(inHours(1), inHours(2))).nextVersion?.publishAt).not.toBeNull()
    expect((await date(null)).nextVersion).toMatchObject({ publishAt: null, endsAt: null })
  })

  it('is published whole or not at all', async () => {
    await keep('title', title)
    await keep('intro', intro)
    const { db } = app.test.database
    await db
      .update(nextPageWords)
      .set({ publishAt: new Date(app.context().clock.now().epochMilliseconds - 1) })
    // The log refuses the second text, as a process that dies between the two would leave it out.
    await db.execute(sql`
      create function refuse_words() returns trigger language plpgsql as
      $$ begin raise exception 'it broke'; end $$`)
    await db.execute(sql`
      create trigger refuse_words before insert on audit_log
      for each row when (new.subject_id = 'shop.intro') execute function refuse_words()`)
    try {
      await expect(publishDue(app.context({ caller: null }))).rejects.toThrow('could not be published')
    } finally {
      await db.execute(sql`drop trigger refuse_words on audit_log`)
      await db.execute(sql`drop function refuse_words()`)
    }
    expect(await shown()).toEqual({})
    expect((await read())?.texts).toHaveLength(2)
  })
})

describe('the preview of a page', () => {
  it('shows what waits to whoever has the key, in both languages, and to nobody else', async () => {
    await change('intro', 'L’année durant.')
    await keep('title', title)
    const key = await makeKey()
    expect(await preview(key)).toMatchObject({
      waiting: true,
      words: { title: title.fr, intro: 'L’année durant.' },
    })
    expect((await preview(key, { lng: 'en' })).words).toEqual({ title: title.en })
    expect(await shown()).toEqual({ intro: 'L’année durant.' })
    await publish()
    expect(await preview(key)).toMatchObject({ waiting: false, words: { title: title.fr } })
  })

  it('opens by no other key, none of another page, and after seven days not at all', async () => {
    const key = await makeKey()
    for (const wrong of [`${key}A`, key.slice(0, -2), '', 'e30', 'é'.repeat(100), await makeKey('home')])
      await expect(preview(wrong)).rejects.toMatchObject({ code: 'preview_over' })
    await expect(preview(key, { page: 'home' })).rejects.toMatchObject({ code: 'preview_over' })
    app.moveClock({ hours: 24 * 7 - 1 })
    await preview(key)
    app.moveClock({ hours: 1 })
    await expect(preview(key)).rejects.toMatchObject({ code: 'preview_over' })
  })
})
