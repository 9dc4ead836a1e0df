import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type GalleryApp, galleryApp, shownWords } from '../../../testing/gallery/gallery-app.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'
import { galleryItems } from './gallery.table.ts'
import { turnTheDay } from './turn-the-day.ts'

let test: TestDatabase
let app: GalleryApp

beforeAll(async () => {
  test = await testDatabase()
  await enterCategories(testProcess(test).context())
})

beforeEach(async () => {
  await test.database.db.delete(galleryItems)
  app = galleryApp(test)
})

afterAll(() => test.close())

describe('GET /gallery', () => {
  it('answers what is shown today, in the order of the house, and nothing else', async () => {
    const words = (title: string) => ({ ...shownWords, fr: { ...shownWords.fr, title } })
    await app.show(words('Un'))
    await app.show(words('Deux'))
    await app.upload({ words: { title: 'Brouillon', alt: 'Rien', altEn: 'Nothing' } })
    await app.show(words('Ailleurs'), 'inspiration')
    expect(await app.titles()).toEqual(['Un', 'Deux'])
    expect(await app.titles('inspiration')).toEqual(['Ailleurs'])
    const { items } = await app.visitor()('GET /gallery', { query: {} })
    expect(items.map(({ board }) => board)).toEqual(['inspiration', 'lookbook', 'lookbook'])
  })

  it('speaks English where there is English', async () => {
    await app.show({
      en: { ...shownWords.en, text: 'Sewn by hand.' },
      fr: { ...shownWords.fr, text: 'Ici.' },
    })
    const { items } = await app.visitor('en')('GET /gallery', { query: {} })
    expect(items[0]).toMatchObject({
      title: 'La traîne',
      text: 'Sewn by hand.',
      image: { alt: 'A gown with a train on its stand', focalPoint: { x: 50, y: 50 } },
    })
  })

  it('shows an item from the first moment of its first day in Paris to the last of its last', async () => {
    // The house’s clock stands at noon of 14 October in Paris.
    await app.show({ publishedFrom: '2026-10-15', publishedTo: '2026-10-15' })
    expect(await app.titles()).toEqual([])
    app.moveClock({ hours: 11, minutes: 59 })
    expect(await app.titles()).toEqual([])
    app.moveClock({ minutes: 1 })
    expect(await app.titles()).toHaveLength(1)
    app.moveClock({ hours: 23, minutes: 59 })
    expect(await app.titles()).toHaveLength(1)
    app.moveClock({ minutes: 1 })
    expect(await app.titles()).toEqual([])
  })

  it('is made from its board, and a new day lets what was kept of it fall', async () => {
    app.read.length = 0
    await app.titles()
    expect(app.read).toEqual(['gallery:lookbook'])
    app.announced.length = 0
    await turnTheDay(app.context())
    expect(app.announced).toEqual(['gallery:lookbook', 'gallery:inspiration'])
  })

  it('names its products in their order, as they are today, and leaves out what was removed', async () => {
    const ctx = app.context()
    const [one, two, three] = [
      await enterProduct(ctx, { nameFr: 'Robe Lune', nameEn: 'Moon gown', priceCents: 90_000 }),
      await enterProduct(ctx, { nameFr: 'Cape', variants: [{ size: '38', stock: 0 }] }),
      await enterProduct(ctx),
    ]
    await app.show({ products: [three, two, one] })
    await removeProduct(ctx, { id: three })
    app.read.length = 0
    const query = { board: 'lookbook' } as const
    const { items } = await app.visitor('en')('GET /gallery', { query })
    expect(items[0]?.products).toEqual([
      { _id: two, name: 'Cape', price: 1200, available: false },
      { _id: one, name: 'Moon gown', price: 900, available: true },
    ])
    expect(app.read).toEqual(['gallery:lookbook', ...[three, two, one].map((id) => `product:${id}`)])
  })
})
