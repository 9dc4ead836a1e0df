import type { Page } from '@playwright/test'
import { picturesOf, shapeOf, spreadsOf } from '../../src/features/gallery/spreads.rules.ts'
import { formatEuros } from '../../src/shared/money.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { structuredData } from '../structured-data.ts'
import { shownItems } from './shown-items.ts'

const plates = (page: Page) => page.getByRole('main').getByRole('article')
const book = {
  fr: { title: 'Nos réalisations', head: /^Look Book · / },
  en: { title: 'Our work', head: /^Look book · / },
} as const

for (const lng of ['fr', 'en'] as const)
  test(
    `the look book comes whole, in the order of the house, and nothing moves (${lng})`,
    lng === 'fr' ? firstVisit : deepFirstVisit,
    async ({ page }) => {
      const items = await shownItems(page, 'lookbook', lng)
      const calls: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/gallery') calls.push(request.url())
      })
      await page.goto(`/lookbook?lng=${lng}`)
      await expect(page).toHaveTitle(book[lng].head)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(book[lng].title)
      await expect(plates(page).getByRole('heading')).toHaveText(items.map(({ title }) => title))
      expect(calls).toEqual([])
      expect(await whatMoved(page)).toEqual([])
    },
  )

test('only the first picture is fetched before it is seen, and that one first', deep, async ({ page }) => {
  await page.goto('/lookbook')
  const pictures = page.getByRole('main').locator('img')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(page.getByRole('main').locator('img:not([loading=lazy])')).toHaveCount(1)
})

test('pictures are cropped around what the house wants to be seen', deep, async ({ page }) => {
  const items = await shownItems(page, 'lookbook')
  await page.goto('/lookbook')
  const shown = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition))
  expect(shown).toEqual(
    items.map(
      ({
        image: {
          focalPoint: { x, y },
        },
      }) => `${x}% ${y}%`,
    ),
  )
})

test('spreads follow the shapes of their pictures, and lie uneven on a wide page', deep, async ({ page }) => {
  const items = await shownItems(page, 'lookbook')
  await page.goto('/lookbook')
  const boxes = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => {
        const { left, top, width } = image.getBoundingClientRect()
        return { left, top, width }
      }),
    )
  const spreads = spreadsOf(items.map(({ image }) => shapeOf(image)))
  expect(new Set(spreads.map(({ kind }) => kind))).toEqual(new Set(['across', 'beside', 'pair']))
  for (const { kind, first, turned } of spreads) {
    const [one, other] = boxes.slice(first, first + picturesOf({ kind }))
    if (!one) throw new Error('A picture is missing')
    if (kind === 'across') expect(one.width).toBeCloseTo(1280, 0)
    if (kind === 'beside') expect(one.left > 400).toBe(turned)
    if (!other) continue
    const [larger, smaller] = turned ? [other, one] : [one, other]
    expect(larger.width).toBeGreaterThan(smaller.width)
    expect(larger.top).toBeLessThan(smaller.top)
  }
})

test('a plate leads to its products with their prices, and to the salon', async ({ page }) => {
  const [item] = await shownItems(page, 'lookbook')
  const [product] = item?.products ?? []
  if (!product) throw new Error('The first plate shows no product')
  await page.goto('/lookbook')
  const plate = plates(page).first()
  const link = plate.getByRole('link', { name: product.name, exact: false }).first()
  await expect(link).toContainText(formatEuros(product.price))
  await plate.getByRole('link', { name: 'Prendre rendez-vous autour de cette pièce' }).click()
  await expect(page).toHaveURL(`/rendez-vous?type=bridal-discovery&product=${product._id}`)
  await expect(page.getByRole('radio', { name: /^Découverte mariage/ })).toBeChecked()
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible()
  await page.goBack()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
})

test(
  'products are kept from a plate, and nothing moves when hearts learn what is kept',
  firstVisit,
  async ({ page }) => {
    await page.goto('/lookbook')
    const heart = plates(page).first().getByRole('button').first()
    await expect(heart).toHaveAccessibleName(/^Ajouter aux favoris/)
    await heart.click()
    await expect(heart).toHaveAccessibleName(/^Retirer des favoris/)
    await page.reload()
    await expect(heart).toHaveAccessibleName(/^Retirer des favoris/)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Favoris, 1 pièce/ })).toBeVisible()
    expect(await whatMoved(page)).toEqual([])
  },
)

test('the list of plates leads the eye and the keyboard to a plate', deep, async ({ page }) => {
  const items = await shownItems(page, 'lookbook')
  await page.goto('/lookbook')
  const list = page.getByRole('navigation', { name: 'Table des planches' })
  await expect(list.getByRole('link')).toHaveCount(items.length)
  await list.getByRole('link').nth(2).press('Enter')
  await expect(plates(page).nth(2)).toBeFocused()
  await expect(plates(page).nth(2)).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('search engines read what the page shows', deep, async ({ page }) => {
  const items = await shownItems(page, 'lookbook')
  await page.goto('/lookbook')
  const blocks = new Map((await structuredData(page)).map((block) => [block['@type'], block]))
  expect(blocks.get('BreadcrumbList')).toMatchObject({
    itemListElement: [{ position: 1 }, { name: 'Look Book' }],
  })
  expect(blocks.get('ItemList')).toMatchObject({
    numberOfItems: items.length,
    itemListElement: items.map(({ title, credits, image }, index) => ({
      position: index + 1,
      item: {
        '@type': 'ImageObject',
        name: title,
        caption: image.alt,
        creditText: credits,
        contentUrl: expect.stringMatching(/^https?:\/\/.+\/media\/.+\.webp$/),
      },
    })),
  })
})

test('on paper the plates keep their words and lose their buttons', deep, async ({ page }) => {
  await page.goto('/lookbook')
  await page.emulateMedia({ media: 'print' })
  await expect(plates(page).first().getByRole('img')).toBeVisible()
  await expect(plates(page).first().getByRole('heading')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Prendre rendez-vous/ })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test.describe('without scripts', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('the book reads whole, and a picture leads to its file', async ({ page }) => {
    const items = await shownItems(page, 'lookbook')
    await page.goto('/lookbook')
    await expect(plates(page)).toHaveCount(items.length)
    await expect(plates(page).first().getByRole('button')).toHaveCount(0)
    await plates(page)
      .first()
      .getByRole('link', { name: /^Agrandir l’image 1, / })
      .click()
    await expect(page).toHaveURL(/\/media\/.+\.webp$/)
  })
})

test.describe('on a telephone', deep, () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('pictures run into the edges, and nothing is wider than the window', async ({ page }) => {
    await page.goto('/lookbook')
    const first = await plates(page).first().getByRole('img').boundingBox()
    expect(first).toMatchObject({ x: 0, width: 390 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
