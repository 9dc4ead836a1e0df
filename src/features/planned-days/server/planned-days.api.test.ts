import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { nextVersions } from '../../catalog-desk/server/next-version/next-versions.table.ts'
import { galleryItems } from '../../gallery/server/gallery.table.ts'
import type { PlannedDaysContract } from '../planned-days.contract.ts'
import { plannedDaysRoutes } from './planned-days.routes.ts'

const dispatcher = createDispatcher({ modules: [plannedDaysRoutes], checkAnswers: true })

let app: CatalogApp
let member: Caller

const planned = (day: string, lng: Language = 'fr', caller: Caller = member) =>
  createApi<PlannedDaysContract>(
    (key, call) => dispatcher.call(app.context({ caller, lng }), key, call),
    lng,
  )('GET /admin/planned', { query: { day } })

const moment = new Date('2026-11-01T12:00:00Z')

const draft = async (nameFr: string, publishAt: string) => {
  const id = await enterProduct(app.context(), { nameFr })
  await app.test.database.db
    .update(products)
    .set({ state: 'draft', publishAt: new Date(publishAt) })
    .where(eq(products.id, id))
  return id
}

const version = async (nameFr: string, publishAt: string, changes: object) => {
  const id = await enterProduct(app.context(), { nameFr, priceCents: 129_000 })
  const times = { publishAt: new Date(publishAt), savedAt: moment }
  await app.test.database.db.insert(nextVersions).values({ productId: id, changes, base: {}, ...times })
  return id
}

const picture = async (titleFr: string, position: number, more: object) => {
  const made = { key: 'a', width: 9, height: 9, color: '#e8ded2', widths: [9], altFr: 'a', altEn: 'a' }
  await app.test.database.db.insert(galleryItems).values({
    ...made,
    ...{ board: 'lookbook', position, titleFr, titleEn: `${titleFr} in English` },
    ...{ published: true, createdAt: moment, updatedAt: moment },
    ...more,
  })
}

const letter = async (subject: string, more: { status: 'draft' | 'planned'; sendAt: Date | null }) => {
  const content = { fr: { subject }, en: { subject: '' }, parts: [] }
  await app.test.database.db.execute(sql`
    insert into letters (content, status, send_at, audience, created_at, updated_at)
    values (${JSON.stringify(content)}::jsonb, ${more.status}, ${more.sendAt?.toISOString() ?? null},
      ${more.status === 'planned' ? 'all' : null}, ${moment.toISOString()}, ${moment.toISOString()})`)
}

beforeAll(async () => {
  app = await catalogApp()
  member = { ...(await enterCustomer(app.context(), { role: 'staff' })), areas: ['catalogue', 'customers'] }
})

afterAll(() => app.close())

it('a day tells what the shop begins to show on it, from midnight to midnight in Paris', async () => {
  await draft('La veille', '2026-12-02T22:59:00Z')
  const first = await draft('À minuit', '2026-12-02T23:00:00Z')
  const last = await draft('Le soir', '2026-12-03T22:59:00Z')
  await draft('Le lendemain', '2026-12-03T23:00:00Z')
  const cheaper = await version('Moins chère', '2026-12-03T09:00:00Z', { priceCents: 99_000 })
  await version('En mots', '2026-12-03T10:00:00Z', { nameFr: 'Autrement' })
  await version('Plus tard', '2026-12-04T10:00:00Z', {})
  await picture('Montrée', 0, { publishedFrom: '2026-12-03' })
  await picture('Non publiée', 1, { publishedFrom: '2026-12-03', published: false })
  await picture('Déjà là', 2, { publishedFrom: '2026-12-02' })
  await letter('Le printemps', { status: 'planned', sendAt: new Date('2026-12-03T08:30:00Z') })
  await letter('Un brouillon', { status: 'draft', sendAt: null })
  await letter('La veille', { status: 'planned', sendAt: new Date('2026-12-02T08:30:00Z') })
  const day = await planned('2026-12-03')
  expect(day.products).toEqual([
    { _id: first, name: 'À minuit', at: '2026-12-02T23:00:00.000Z' },
    { _id: last, name: 'Le soir', at: '2026-12-03T22:59:00.000Z' },
  ])
  expect(day.versions.map(({ name, price }) => [name, price])).toEqual([
    ['Moins chère', { before: 1290, after: 990 }],
    ['En mots', null],
  ])
  expect(day.versions[0]?._id).toBe(cheaper)
  expect(day.pictures.map(({ title, board }) => [title, board])).toEqual([['Montrée', 'lookbook']])
  expect(day.letters.map(({ subject, at }) => [subject, at])).toEqual([
    ['Le printemps', '2026-12-03T08:30:00.000Z'],
  ])
  const { letters } = await planned('2026-12-03', 'fr', { ...member, areas: ['catalogue'] })
  expect(letters).toEqual([])
  expect((await planned('2026-12-03', 'en')).pictures[0]?.title).toBe('Montrée in English')
  expect(await planned('2026-12-09')).toEqual({
    success: true,
    products: [],
    versions: [],
    pictures: [],
    letters: [],
  })
})

it.each(['', 'demain', '2026-13-01', '0000-01-01', '9999-12-31'])('« %s » is no day', async (day) => {
  await expect(planned(day)).rejects.toBeInstanceOf(InvalidInput)
})
