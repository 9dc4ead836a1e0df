import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productPages } from '../../../features/catalog/server/catalog.indexed-pages.ts'
import { AppError } from '../../../shared/errors.ts'
import { type Language, languages } from '../../../shared/i18n/languages.ts'
import { pathTo } from '../../../sitemap.ts'
import { type Deed, deed } from '../../../testing/catalog/modelled/deeds.ts'
import { type ModelledHouse, modelledHouse } from '../../../testing/catalog/modelled/modelled-house.ts'
import {
  type ModelledProduct,
  readIn,
  type Texts,
} from '../../../testing/catalog/modelled/modelled-product.ts'
import { pastFaults } from '../../../testing/catalog/modelled/past-faults.ts'
import { writingFiles } from '../../../testing/catalog/modelled/write-files.ts'
import { writingNext } from '../../../testing/catalog/modelled/write-next-versions.ts'
import { at, writing } from '../../../testing/catalog/modelled/write-products.ts'
import { emptyDatabase } from '../../../testing/database/empty-database.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await testDatabase()
})

afterAll(() => test.close())

type Doing = {
  readonly [K in Deed['kind']]: (house: ModelledHouse, done: Extract<Deed, { kind: K }>) => Promise<void>
}

const doing: Doing = { ...writing, ...writingNext, ...writingFiles }

const does = (house: ModelledHouse, done: Deed) =>
  (doing[done.kind] as (house: ModelledHouse, done: Deed) => Promise<void>)(house, done)

const shownIn = ({ there }: ModelledHouse) => there().filter(({ state }) => state === 'published')

const ids = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id).toSorted()

/** Everything that the lists of the shop say: what is published, each word of it, and no other. */
const expectShop = async (house: ModelledHouse, lng: Language) => {
  const shown = shownIn(house)
  const listing = await house.visitor(lng)('GET /products', { query: { limit: 100 } })
  expect(
    new Map(
      listing.products.map(({ _id, name, description, price, createdAt }) => [
        _id,
        { name, description, price, since: Date.parse(createdAt) },
      ]),
    ),
  ).toEqual(
    new Map(shown.map(({ id, texts, shownSince }) => [id, { ...readIn(lng, texts), since: shownSince }])),
  )
  expect(listing.count).toBe(shown.length)
  expect(house.words.heardIn(JSON.stringify(listing))).toEqual(
    house.words.heardIn(JSON.stringify(shown.map(({ texts }) => readIn(lng, texts)))),
  )
  const { categories } = await house.visitor(lng)('GET /categories', {})
  expect(categories.find(({ _id }) => _id === 'mariage')?.productCount).toBe(shown.length)
}

const expectSitemap = async (house: ModelledHouse) => {
  const pages = await productPages.read(house.app.context(), { offset: 0, limit: 1000 })
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    shownIn(house)
      .map(({ id }) => pathTo('product', { id }))
      .toSorted(),
  )
}

/** A word finds the products that say it in the shop, in either language, and no other. */
const expectSearch = async (house: ModelledHouse, word: string) => {
  const { products } = await house.visitor('fr')('GET /products', { query: { search: word, limit: 100 } })
  const saying = shownIn(house).filter(({ texts }) => JSON.stringify(texts).includes(word))
  expect([word, ids(products.map(({ _id: id }) => ({ id })))]).toEqual([word, ids(saying)])
}

/** The page of a product. What was shown once is gone with its name; of anything else nobody learns a word. */
const expectPage = async (house: ModelledHouse, product: ModelledProduct, lng: Language) => {
  const { id, texts, state, isRemoved, shownSince } = product
  const answer: unknown = await house
    .visitor(lng)('GET /products/{id}', { params: { id } })
    .catch((error: unknown) => error)
  const read = readIn(lng, texts)
  if (state === 'published' && !isRemoved) {
    expect(answer).toMatchObject(read)
    expect(house.words.heardIn(JSON.stringify(answer))).toEqual(house.words.heardIn(JSON.stringify(read)))
    return
  }
  expect(answer).toBeInstanceOf(AppError)
  const { kind, instead } = answer as AppError
  expect(kind).toBe('not-found')
  const wasShown = shownSince !== null
  expect(instead).toEqual(wasShown ? { removed: expect.objectContaining({ _id: id, name: read.name }) } : {})
}

const fieldOfVersion = new Map<string, keyof Texts>(
  (['name', 'nameEn', 'description', 'descriptionEn', 'composition', 'price'] as const).map((name) => [
    name,
    name,
  ]),
)

/** What the team reads of a product: its state, its words, and each version that it ever had, in order. */
const expectDesk = async ({ desk }: ModelledHouse, product: ModelledProduct) => {
  const { id, texts, state, publishAt, version, stock } = product
  const params = { id }
  const { product: edited } = await desk('GET /admin/products/{id}', { params })
  expect(edited).toMatchObject({
    ...{ name: texts.name, description: texts.description, price: texts.price, state, version },
    publishAt: publishAt === null ? null : new Date(publishAt).toISOString(),
    stock: stock ?? 0,
  })
  const { versions } = await desk('GET /admin/products/{id}/versions', { params, query: { limit: 100 } })
  let told: Partial<Texts> = {}
  const read = versions.toReversed().map(({ action, changes, restorable }) => {
    const changed = changes.flatMap(({ field, after }) => {
      const name = fieldOfVersion.get(field)
      return name ? [[name, after ?? null] as const] : []
    })
    told = { nameEn: null, descriptionEn: null, ...told, ...Object.fromEntries(changed) }
    return { action, texts: told, restorable }
  })
  expect(read).toEqual(
    product.versions.map((each) => ({
      ...each,
      restorable: JSON.stringify(each.texts) !== JSON.stringify(texts),
    })),
  )
}

const expectNext = async ({ desk }: ModelledHouse, { id, next }: ModelledProduct) => {
  const { nextVersion } = await desk('GET /admin/products/{id}/next-version', { params: { id } })
  const changes =
    nextVersion && Object.fromEntries(nextVersion.changes.map(({ field, after }) => [field, after]))
  expect(changes).toEqual(next?.changes ?? null)
}

/** What the shop and the team see of products after a deed; the languages take turns. */
const expectTruth = async (
  house: ModelledHouse,
  { lng, touched }: { readonly lng: Language; readonly touched: readonly ModelledProduct[] },
) => {
  await expectShop(house, lng)
  await expectSitemap(house)
  for (const product of touched) {
    await expectPage(house, product, lng)
    if (!product.isRemoved) await expectDesk(house, product)
  }
  const word = house.words.said.at(-1)
  if (word !== undefined) await expectSearch(house, word)
}

/** In the end everything is looked at: each product, what waits beside it, and each word. */
const expectWholeTruth = async (house: ModelledHouse) => {
  for (const lng of languages) await expectTruth(house, { lng, touched: house.products })
  for (const product of house.there()) await expectNext(house, product)
  for (const word of house.words.said) await expectSearch(house, word)
}

const live = async (house: ModelledHouse, deeds: readonly Deed[]) => {
  for (const [place, done] of deeds.entries()) {
    const before = house.products.map((product) => JSON.stringify(product))
    await does(house, done)
    await house.pass({ minutes: 1 })
    const touched = house.products.filter((product, known) => JSON.stringify(product) !== before[known])
    await expectTruth(house, { lng: at(languages, place) ?? 'fr', touched })
  }
  await expectWholeTruth(house)
}

const liveAnew = async (deeds: readonly Deed[]) => {
  await emptyDatabase(test.database.db)
  await live(await modelledHouse(test.database), deeds)
}

/** Enough to find what is broken plainly; the deep run asks for many more. */
const numRuns = Number(process.env.MODEL_RUNS ?? 2)

it('the shop shows each word that is published and no other, and no version is lost, whatever is written', async () => {
  await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30, size: 'max' }), liveAnew), {
    numRuns,
    endOnFailure: true,
  })
}, 300_000)

it.each(pastFaults)('%s', async (_what, deeds) => liveAnew(deeds))
