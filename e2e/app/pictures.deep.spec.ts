import type { APIRequestContext } from '@playwright/test'
import { expect, firstVisit, test } from '../journey.ts'
import { layoutShift } from '../layout-shift.ts'
import { scriptReady } from '../script-ready.ts'
import { type ShownPicture, shownPictures } from '../shown-pictures.ts'

const addresses = {
  home: async () => '/',
  boutique: async () => '/boutique',
  'look book': async () => '/lookbook',
  inspiration: async () => '/inspiration',
  about: async () => '/a-propos',
  'wedding gowns': async () => '/sur-mesure/mariage',
  piece: async (request: APIRequestContext) => {
    const { products } = await (await request.get('/api/products?limit=1')).json()
    return `/boutique/produit/${products[0]._id}`
  },
} as const

const pages = ['home', 'boutique', 'piece', 'look book', 'inspiration', 'about', 'wedding gowns'] as const

const mostTimesTooWide = 2.2
const mostBytes = 120_000

/** A last word of a trail may come to lie four pixels on, when letters of the real face are wider one by one. */
const lessThanSeen = 0.0001

const isSharp = ({ chosen, takes, offered }: ShownPicture) =>
  chosen >= Math.floor(takes) || chosen === Math.max(...offered)

const isSpared = ({ chosen, takes, offered }: ShownPicture) =>
  chosen < takes * mostTimesTooWide || chosen === Math.min(...offered)

/** A browser that has a larger file of the picture already, for a larger place on the same page, asks for no second one. */
const isSharedBy = (pictures: readonly ShownPicture[], { file, takes }: ShownPicture) =>
  pictures.some((other) => other.file === file && other.takes > takes && isSpared(other))

for (const [width, density] of [
  [390, 3],
  [768, 2],
  [1440, 1],
  [1920, 1],
] as const)
  test.describe(`at ${width} pixels, ${density} to the point`, () => {
    test.use({ viewport: { width, height: width < 1000 ? 844 : 900 }, deviceScaleFactor: density })

    for (const name of pages)
      test(
        `the pictures of the ${name} page have the size of their place, and none is heavy`,
        firstVisit,
        async ({ page, request }) => {
          await page.goto(await addresses[name](request))
          const pictures = await shownPictures(page)
          expect(pictures.length).toBeGreaterThan(2)
          expect(pictures.filter((picture) => !isSharp(picture))).toEqual([])
          expect(pictures.filter((picture) => !isSpared(picture) && !isSharedBy(pictures, picture))).toEqual(
            [],
          )
          for (const { file } of pictures)
            expect((await (await request.get(file)).body()).length, file).toBeLessThan(mostBytes)
        },
      )
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const name of pages)
    test(`only the pictures of the ${name} page that are seen first are not lazy`, async ({
      page,
      request,
    }) => {
      await page.goto(await addresses[name](request))
      const first = await page.locator('main img:not([loading=lazy])').all()
      expect(first.length).toBeGreaterThan(0)
      for (const picture of first) expect((await picture.boundingBox())?.y).toBeLessThan(900)
    })
})

for (const name of pages)
  test(
    `nothing moves on the ${name} page while fonts and pictures are late`,
    firstVisit,
    async ({ page, request }) => {
      const address = await addresses[name](request)
      const arrived = Promise.withResolvers<void>()
      await page.route(/\.woff2$|\/media\//, async (route) => {
        await arrived.promise
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await scriptReady(page)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      arrived.resolve()
      expect(await layoutShift(page)).toBeLessThan(lessThanSeen)
    },
  )
