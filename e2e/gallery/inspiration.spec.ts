import type { Page } from '@playwright/test'
import { galleryColours, galleryOccasions } from '../../src/features/gallery/gallery.limits.ts'
import type { GalleryItem } from '../../src/features/gallery/gallery-item.schema.ts'
import { inBoardOrder, narrowIdeas } from '../../src/features/gallery/inspiration.rules.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { structuredData } from '../structured-data.ts'
import { shownItems } from './shown-items.ts'

const ideas = (page: Page) => page.getByRole('main').getByRole('article')
const filters = (page: Page) => page.getByRole('region', { name: 'Choisir parmi les idées' })
const chip = (page: Page, name: string) =>
  filters(page).getByRole('link', { name: new RegExp(`^${name} \\(\\d+\\)$`) })
const said = (page: Page) => filters(page).getByRole('status')
const titlesOf = (items: readonly GalleryItem[]) => inBoardOrder(items).map(({ title }) => title)

const evenings = (items: readonly GalleryItem[]) =>
  narrowIdeas(items, { occasion: 'soiree', colour: undefined })

/** Two filters that nothing answers together. */
const nothingTogether = (items: readonly GalleryItem[]) => {
  for (const occasion of galleryOccasions)
    for (const colour of galleryColours)
      if (narrowIdeas(items, { occasion, colour }).length === 0) return { occasion, colour }
  throw new Error('Every colour has every occasion')
}

test('ideas come whole, board by board, and nothing moves', firstVisit, async ({ page }) => {
  const items = await shownItems(page, 'inspiration')
  await page.goto('/inspiration')
  await expect(page).toHaveTitle(/^Inspiration · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Idées et tendances')
  await expect(ideas(page).getByRole('heading')).toHaveText(titlesOf(items))
  await expect(said(page)).toHaveText(`${items.length} idées`)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  expect(await whatMoved(page)).toEqual([])
})

test('filters live in the address, are said aloud, and Back takes each one back at once', async ({
  page,
}) => {
  const items = await shownItems(page, 'inspiration')
  await page.goto('/inspiration')
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/gallery')) calls.push(request.url())
  })
  await chip(page, 'Soirée').press('Enter')
  await expect(page).toHaveURL('/inspiration?occasion=soiree')
  await expect(ideas(page).getByRole('heading')).toHaveText(titlesOf(evenings(items)))
  await expect(said(page)).toHaveText(`${evenings(items).length} idées`)
  await expect(chip(page, 'Soirée')).toHaveAttribute('aria-current', 'true')
  await expect(chip(page, 'Soirée')).toBeFocused()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/inspiration$/)
  const [colour] = evenings(items)[0]?.colours ?? []
  const names = {
    blanc: 'Blanc',
    ivoire: 'Ivoire',
    rose: 'Rose',
    rouge: 'Rouge',
    bleu: 'Bleu',
    vert: 'Vert',
    dore: 'Doré',
    noir: 'Noir',
  }
  if (!colour) throw new Error('The first idea for an evening has no colour')
  await chip(page, names[colour]).click()
  await expect(page).toHaveURL(`/inspiration?occasion=soiree&colour=${colour}`)
  await expect(ideas(page)).toHaveCount(narrowIdeas(items, { occasion: 'soiree', colour }).length)
  await page.goBack()
  await expect(ideas(page)).toHaveCount(evenings(items).length)
  await chip(page, 'Soirée').click()
  await expect(page).toHaveURL('/inspiration')
  await expect(ideas(page)).toHaveCount(items.length)
  expect(calls).toEqual([])
})

test('what all pictures owe to the same hand is said once', deep, async ({ page }) => {
  const items = await shownItems(page, 'inspiration')
  expect(new Set(items.map(({ credits }) => credits)).size).toBe(1)
  await page.goto('/inspiration')
  await expect(page.getByRole('main').getByText(items[0]?.credits ?? '', { exact: true })).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page begins with a picture; its filters unfold, and stay open while one chooses', async ({
    page,
  }) => {
    const items = await shownItems(page, 'inspiration')
    await page.goto('/inspiration')
    await expect(ideas(page).first().getByRole('img')).toBeInViewport({ ratio: 0.5 })
    await expect(chip(page, 'Soirée')).toBeHidden()
    await filters(page).getByRole('button', { name: 'Filtrer les idées', expanded: false }).click()
    await chip(page, 'Soirée').click()
    await expect(ideas(page)).toHaveCount(evenings(items).length)
    await chip(page, 'Soirée').click()
    await expect(ideas(page)).toHaveCount(items.length)
    await expect(chip(page, 'Soirée')).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await filters(page).getByRole('button', { name: 'Fermer les filtres', expanded: true }).click()
    await expect(chip(page, 'Soirée')).toBeHidden()
    await page.goto('/inspiration?occasion=soiree')
    await expect(chip(page, 'Soirée')).toBeVisible()
  })

  test.describe('without scripts', deep, () => {
    test.use({ javaScriptEnabled: false })

    test('nothing folds the filters away', async ({ page }) => {
      await page.goto('/inspiration')
      await chip(page, 'Soirée').click()
      await expect(page).toHaveURL('/inspiration?occasion=soiree')
    })
  })
})

test('a filter that would show nothing is read with its 0, and leads nowhere', deep, async ({ page }) => {
  const items = await shownItems(page, 'inspiration')
  const { occasion } = nothingTogether(items)
  await page.goto(`/inspiration?occasion=${occasion}`)
  const empty = filters(page).getByRole('link', { name: /\(0\)$/, disabled: true })
  await expect(empty.first()).toBeVisible()
  await expect(empty.first()).not.toHaveAttribute('href')
  expect(await accessibilityFaults(page)).toEqual([])
})

test(
  'where nothing answers, the page says so and leads back, and the keyboard goes on',
  deep,
  async ({ page }) => {
    const items = await shownItems(page, 'inspiration')
    const { occasion, colour } = nothingTogether(items)
    await page.goto(`/inspiration?occasion=${occasion}&colour=${colour}`)
    await expect(said(page)).toHaveText('Aucune idée')
    await expect(page.getByRole('heading', { name: 'Rien d’épinglé à cet endroit' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page
      .getByRole('region', { name: 'Les idées', exact: true })
      .getByRole('link', { name: 'Réinitialiser' })
      .press('Enter')
    await expect(page).toHaveURL('/inspiration')
    await expect(ideas(page)).toHaveCount(items.length)
    await expect(page.getByRole('region', { name: 'Les idées', exact: true })).toBeFocused()
    await chip(page, 'Mariage').click()
    await filters(page).getByRole('link', { name: 'Réinitialiser' }).press('Enter')
    await expect(page).toHaveURL('/inspiration')
    await expect(page.getByRole('region', { name: 'Les idées', exact: true })).toBeFocused()
  },
)

test('what the address says that the house does not know is no filter', deep, async ({ page }) => {
  const items = await shownItems(page, 'inspiration')
  await page.goto('/inspiration?occasion=bal&colour=constructor')
  await expect(ideas(page)).toHaveCount(items.length)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('a picture opens among those that the filters leave, and closing keeps them', async ({ page }) => {
  const items = await shownItems(page, 'inspiration')
  const shown = inBoardOrder(evenings(items))
  await page.goto('/inspiration?occasion=soiree')
  await page.getByRole('link', { name: /^Agrandir l’image 1, / }).click()
  const viewer = page.getByRole('dialog', { name: 'Inspiration' })
  await expect(viewer.getByText(`1 / ${shown.length}`)).toBeVisible()
  await expect(page).toHaveURL(`/inspiration?occasion=soiree#vue-${shown[0]?._id}`)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/inspiration?occasion=soiree')
  await expect(ideas(page)).toHaveCount(shown.length)
})

test('search engines read what the filters leave', deep, async ({ page }) => {
  const items = await shownItems(page, 'inspiration')
  await page.goto('/inspiration?occasion=soiree')
  const list = (await structuredData(page)).find((block) => block['@type'] === 'ItemList')
  expect(list).toMatchObject({
    itemListElement: inBoardOrder(evenings(items)).map(({ title }) => ({
      item: { '@type': 'ImageObject', name: title },
    })),
  })
})

test.describe('without scripts', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('filters are links that the server answers', async ({ page }) => {
    const items = await shownItems(page, 'inspiration')
    await page.goto('/inspiration')
    await chip(page, 'Soirée').click()
    await expect(page).toHaveURL('/inspiration?occasion=soiree')
    await expect(ideas(page).getByRole('heading')).toHaveText(titlesOf(evenings(items)))
    await filters(page).getByRole('link', { name: 'Réinitialiser' }).click()
    await expect(page).toHaveURL('/inspiration')
    await expect(ideas(page)).toHaveCount(items.length)
  })
})

test.describe('on a telephone, in English, at night', deep, () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('chips carry their names and are large enough for a finger', async ({ page }) => {
    await page.goto('/inspiration?lng=en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ideas and trends')
    await page.getByRole('button', { name: 'Filter the ideas' }).click()
    const chips = page.getByRole('region', { name: 'Choose among the ideas' }).getByRole('listitem')
    for (const each of await chips.all()) {
      await expect(each).toHaveText(/^\p{L}+ \(\d+\)$/u)
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('link', { name: /^Black \(/ }).click()
    await expect(page).toHaveURL('/inspiration?colour=noir&lng=en')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
