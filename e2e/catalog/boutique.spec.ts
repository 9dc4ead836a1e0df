import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { scriptReady } from '../script-ready.ts'
import { structuredData } from '../structured-data.ts'
import { journeys, noteTravels, travels } from '../travelling-picture.ts'

const resultCount = (page: Page) => page.getByRole('status').filter({ hasText: /produit|piece|Erreur/ })
const cards = (page: Page) => page.getByRole('article')

/** The listing calls that the page makes from now on. */
const listingCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/products') calls.push(search)
  })
  return calls
}

test(
  'the boutique arrives whole: twelve products of forty, their facets, and nothing moves',
  firstVisit,
  async ({ page }) => {
    const calls = listingCalls(page)
    await page.goto('/boutique')
    await expect(resultCount(page)).toHaveText('40 produits')
    await expect(cards(page)).toHaveCount(12)
    await expect(page.getByRole('radio', { name: 'Mariage (12)' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
    expect(await whatMoved(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('a card says what the product is, and that it is sold out', deep, async ({ page }) => {
  await page.goto('/boutique?search=Isaure')
  const card = cards(page).first()
  await expect(card.getByRole('heading', { name: 'Robe de mariée Isaure' })).toBeVisible()
  await expect(card.getByText('Mariage', { exact: true })).toBeVisible()
  await expect(card.getByText('1 150 €')).toBeVisible()
  await expect(card.getByText('Épuisé')).toBeVisible()
  await expect(card.getByText('En stock')).toBeHidden()
})

test('search leaves once typing pauses, forgives a slip, and Back undoes it', async ({ page }) => {
  await page.goto('/boutique')
  const calls = listingCalls(page)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('garanse')
  await expect(page).toHaveURL('/boutique?search=garanse')
  await expect(cards(page).getByRole('heading', { name: 'Robe Garance' })).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect(field).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/boutique')
  await expect(field).toHaveValue('')
  await expect(resultCount(page)).toHaveText('40 produits')
})

test('typing rests for 500 milliseconds before the search leaves, and another letter starts them again', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/boutique')
  const calls = listingCalls(page)
  const field = page.getByRole('searchbox')
  // The clock stops only a few seconds from now, so that the data of the page stays fresh.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  await field.fill('gar')
  await page.clock.runFor(499)
  await field.fill('garance')
  await page.clock.runFor(499)
  await expect(page).toHaveURL('/boutique')
  expect(calls).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => calls).toEqual(['?search=garance&lng=fr'])
  await page.clock.resume()
  await expect(page).toHaveURL('/boutique?search=garance')
  await expect(cards(page).first().getByRole('heading')).toHaveText('Robe Garance')
  expect(calls).toHaveLength(1)
})

test('a search shows its best answer first, until another order is chosen or the search is cleared', async ({
  page,
}) => {
  await page.goto('/boutique')
  const order = page.getByRole('combobox', { name: 'Trier par' })
  await expect(order.locator('option')).toHaveText([
    'Nouveautés',
    'Prix croissant',
    'Prix décroissant',
    'Mieux notés',
  ])
  await page.getByRole('searchbox').fill('veil')
  await expect(page).toHaveURL('/boutique?search=veil')
  await expect(order.locator('option:checked')).toHaveText('Pertinence')
  await expect(cards(page).first()).toContainText('Voile Brume')
  await order.selectOption('Nouveautés')
  await expect(page).toHaveURL('/boutique?search=veil&sortBy=newest')
  await order.selectOption('Pertinence')
  await expect(page).toHaveURL('/boutique?search=veil')
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL('/boutique')
  await expect(order.locator('option:checked')).toHaveText('Nouveautés')
  await expect(order.locator('option')).toHaveCount(4)
})

test('the order by relevance has its name in English', deep, async ({ page }) => {
  await page.goto('/boutique?search=mousseline&lng=en')
  await expect(page.getByRole('combobox', { name: 'Sort by' }).locator('option').first()).toHaveText(
    'Relevance',
  )
})

test('the boutique speaks to the letter', deep, async ({ page }) => {
  await page.goto('/boutique')
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Rechercher dans la collection...')
  await expect(cards(page).getByText('Voir détails', { exact: true })).toHaveCount(12)
  await expect(page.getByRole('checkbox', { name: 'En stock uniquement (38)', exact: true })).toBeVisible()
  const featured = page.getByRole('checkbox', { name: 'Produits en vedette (8)', exact: true })
  await featured.check()
  await expect(resultCount(page)).toHaveText('8 produits')
  await expect(cards(page).getByText('En vedette', { exact: true })).toHaveCount(8)
  await page.goto('/boutique?search=Joséphine')
  await expect(cards(page).first()).toContainText('Robe de mariée Joséphine')
  await expect(cards(page).first().getByText('En vedette', { exact: true })).toHaveCount(0)
})

test('the dearest products come first when asked', deep, async ({ page }) => {
  await page.goto('/boutique')
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix décroissant')
  await expect(page).toHaveURL('/boutique?sortBy=price-desc')
  await expect(cards(page).first()).toContainText('4 890 €')
  expect((await cards(page).getByRole('heading').allTextContents()).slice(0, 3)).toEqual([
    'Robe de mariée Victoire',
    'Robe de mariée Ondine',
    'Robe de mariée Aurore',
  ])
  await page.getByRole('link', { name: 'Page 4' }).click()
  await expect(page).toHaveURL('/boutique?page=4&sortBy=price-desc')
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).last()).toContainText('180 €')
})

test('the products that clients like most come first when asked', deep, async ({ page }) => {
  const answer = await page.request.get('/api/products?limit=40')
  const { products }: { products: { name: string; rating: number }[] } = await answer.json()
  const ratingOf = new Map(products.map(({ name, rating }) => [name, rating]))
  const best = [...ratingOf.values()].sort((a, b) => b - a).slice(0, 12)
  await page.goto('/boutique')
  const shown = async () => {
    const names = await cards(page).getByRole('heading').allTextContents()
    return names.map((name) => ratingOf.get(name))
  }
  expect(await shown()).not.toEqual(best)
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Mieux notés')
  await expect(page).toHaveURL('/boutique?sortBy=rating')
  await expect.poll(shown).toEqual(best)
})

test('products that the atelier adapts can be told from those it does not', deep, async ({ page }) => {
  await page.goto('/boutique')
  const choice = page.getByRole('combobox', { name: 'Personnalisable' })
  await expect(choice.locator('option')).toHaveText(['Indifférent', 'Oui (27)', 'Non (13)'])
  await choice.selectOption('Oui (27)')
  await expect(page).toHaveURL('/boutique?customizable=oui')
  await expect(resultCount(page)).toHaveText('27 produits')
  await choice.selectOption('Non (13)')
  await expect(page).toHaveURL('/boutique?customizable=non')
  await expect(resultCount(page)).toHaveText('13 produits')
  await choice.selectOption('Indifférent')
  await expect(page).toHaveURL('/boutique')
  await expect(resultCount(page)).toHaveText('40 produits')
})

test('filters add up in the address, return to page 1, and can be reset', async ({ page }) => {
  await page.goto('/boutique?page=2')
  await page.getByRole('radio', { name: /^Mariage/ }).check()
  await expect(page).toHaveURL('/boutique?category=mariage')
  await expect(resultCount(page)).toHaveText('12 produits')
  await page.getByRole('checkbox', { name: /^En stock uniquement/ }).check()
  await expect(resultCount(page)).toHaveText('11 produits')
  await page.getByRole('combobox', { name: 'Matière' }).selectOption('Soie')
  await expect(resultCount(page)).toHaveText('3 produits')
  await page.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(page).toHaveURL('/boutique')
  await expect(resultCount(page)).toHaveText('40 produits')
  await expect(page.getByRole('checkbox', { name: /^En stock uniquement/ })).not.toBeChecked()
})

test('the price range is typed or slid, and the cheapest product comes first when asked', async ({
  page,
}) => {
  await page.goto('/boutique')
  await page.getByRole('spinbutton', { name: 'Prix maximum' }).fill('400')
  await page.getByRole('spinbutton', { name: 'Prix maximum' }).press('Enter')
  await expect(page).toHaveURL('/boutique?maxPrice=400')
  await page.getByRole('slider', { name: 'Prix minimum' }).press('ArrowRight')
  await expect(page).toHaveURL('/boutique?minPrice=100&maxPrice=400')
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant')
  await expect(page).toHaveURL('/boutique?minPrice=100&maxPrice=400&sortBy=price-asc')
  await expect(cards(page).first()).toContainText('180 €')
})

test('Back from a product restores the results and the scroll without a request', async ({ page }) => {
  await page.goto('/boutique')
  await page.getByRole('radio', { name: /^Mariage/ }).check()
  await expect(resultCount(page)).toHaveText('12 produits')
  await cards(page).last().getByRole('link').scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await cards(page).last().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/boutique\/produit\//)
  await expect(page.getByRole('region', { name: 'Vous aimerez aussi' }).getByRole('article')).toHaveCount(4)
  const calls = listingCalls(page)
  await page.goBack()
  await expect(page).toHaveURL('/boutique?category=mariage')
  await expect(resultCount(page)).toHaveText('12 produits')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  expect(calls).toEqual([])
})

test('the picture of a card travels to its page and back, alone, and the keyboard returns to the card', async ({
  page,
}) => {
  await page.goto('/boutique')
  await noteTravels(page)
  const link = cards(page).nth(4).getByRole('link')
  const picture = await cards(page).nth(4).getByRole('img').getAttribute('alt')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/boutique\/produit\//)
  await expect.poll(() => travels(page)).toEqual([[[picture], [picture]]])
  await page.goBack()
  await expect(page).toHaveURL('/boutique')
  await expect(link).toBeFocused()
  expect(await travels(page)).toEqual([
    [[picture], [picture]],
    [[picture], [picture]],
  ])
})

test('from a product to a similar one, only the chosen picture travels', deep, async ({ page }) => {
  await page.goto('/boutique')
  await cards(page).first().getByRole('link').click()
  const similar = page.getByRole('region', { name: 'Vous aimerez aussi' }).getByRole('article').first()
  const picture = await similar.getByRole('img').getAttribute('alt')
  await noteTravels(page)
  await similar.getByRole('link').click()
  await expect.poll(() => travels(page)).toEqual([[[picture], [picture]]])
})

for (const [reducedMotion, says, moves] of [
  ['no-preference', 'sees the picture travel', true],
  ['reduce', 'who wants nothing to move sees the piece at once', false],
] as const)
  test(`a visitor ${says}`, deep, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/boutique')
    await noteTravels(page)
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /Aurore/ })).toBeVisible()
    await expect.poll(() => journeys(page)).toHaveLength(1)
    const [longestMs = 0] = await journeys(page)
    if (moves) expect(longestMs).toBeGreaterThan(200)
    else expect(longestMs).toBeLessThan(1)
  })

test('on paper, the boutique keeps its products and the imprint of the house', deep, async ({ page }) => {
  await page.goto('/boutique')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  await expect(cards(page).first().getByRole('img')).toBeVisible()
  await expect(page.getByText(/75001 Paris/).first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'searchbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
})

test('pages are numbered links, each a page of its own', async ({ page }) => {
  await page.goto('/boutique')
  const pages = page.getByRole('navigation', { name: 'Pages de la boutique' })
  const first = await cards(page).first().getByRole('heading').textContent()
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/boutique?page=2')
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '')
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/boutique\?page=2$/)
  await pages.getByRole('link', { name: 'Suivant' }).click()
  await expect(page).toHaveURL('/boutique?page=3')
})

test('while the next page is on its way, no page can be pressed', deep, async ({ page }) => {
  await page.goto('/boutique')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await held.promise
    await route.continue()
  })
  const pages = page.getByRole('navigation', { name: 'Pages de la boutique' })
  const ways = pages.getByRole('link')
  const pressable = pages.locator('a[href]')
  await expect(pages).not.toHaveAttribute('aria-busy')
  await expect(pressable).toHaveCount(5)
  await ways.filter({ hasText: /^2$/ }).click()
  await expect(page).toHaveURL('/boutique?page=2')
  await expect(pages).toHaveAttribute('aria-busy', 'true')
  await expect(pressable).toHaveCount(0)
  for (const way of await ways.all()) await expect(way).toBeDisabled()
  await ways.filter({ hasText: /^3$/ }).click({ force: true })
  await expect(page).toHaveURL('/boutique?page=2')
  held.resolve()
  await expect(pages).not.toHaveAttribute('aria-busy')
  await expect(pressable).toHaveCount(6)
  await expect(page).toHaveURL('/boutique?page=2')
})

test('results that fill one page show no page numbers', deep, async ({ page }) => {
  await page.goto('/boutique')
  const pages = page.getByRole('navigation', { name: 'Pages de la boutique' })
  await expect(pages).toBeVisible()
  await page.getByRole('radio', { name: /^Mariage/ }).check()
  await expect(resultCount(page)).toHaveText('12 produits')
  await expect(cards(page)).toHaveCount(12)
  await expect(pages).toHaveCount(0)
})

test('the keyboard goes on at the results after a page number, and after a button that went with its results', async ({
  page,
}) => {
  await page.goto('/boutique')
  const results = page.getByRole('region', { name: 'Résultats' })
  await page.getByRole('link', { name: 'Page 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/boutique?page=2')
  await expect(results).toBeFocused()
  await page.getByRole('searchbox').fill('xyzzy')
  await expect(page.getByRole('heading', { name: 'Aucun produit trouvé' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('button', { name: 'Réinitialiser' }).last().press('Enter')
  await expect(resultCount(page)).toHaveText('40 produits')
  await expect(results).toBeFocused()
})

test('a page past the last one leads to the last one', deep, async ({ page, request }) => {
  const answer = await request.get('/boutique?page=99&category=mariage&lng=fr', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/boutique?category=mariage')
  await page.goto('/boutique?page=99')
  await expect(page).toHaveURL('/boutique?page=4')
  await expect(cards(page)).toHaveCount(4)
})

test('what is about to be asked for is fetched before', deep, async ({ page }) => {
  await page.goto('/boutique')
  const calls = listingCalls(page)
  const products: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/products\/[^/]+$/.test(pathname)) products.push(pathname)
  })
  await page.getByRole('link', { name: 'Page 2' }).focus()
  await expect.poll(() => calls).toEqual(['?page=2&lng=fr'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/boutique?page=2')
  await cards(page).first().getByRole('link').hover()
  await expect.poll(() => products).toHaveLength(1)
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/boutique\/produit\//)
  expect(products).toHaveLength(1)
  expect(calls.filter((search) => search.startsWith('?page=2'))).toHaveLength(1)
})

test('filtered pages are not listed by search engines, the collection is', deep, async ({ page }) => {
  await page.goto('/boutique?inStock=true')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/boutique$/)
  await page.goto('/boutique')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  const list = (await structuredData(page)).find((block) => block['@type'] === 'ItemList')
  expect(list).toMatchObject({ numberOfItems: 12 })
})

test('turning back while the picture of a card is on its way is no failure', deep, async ({ page }) => {
  await page.goto('/boutique')
  await cards(page)
    .nth(4)
    .getByRole('link')
    .evaluate(async (link: HTMLElement) => {
      const isMoving = () => document.documentElement.matches(':active-view-transition')
      link.click()
      while (!isMoving()) await new Promise(requestAnimationFrame)
      history.back()
    })
  await expect(page).toHaveURL('/boutique')
  await expect(cards(page)).toHaveCount(12)
})

test('a search that nothing answers as a whole gives way, and says what it left out', async ({ page }) => {
  await page.goto('/boutique?search=robe licorne velours')
  await expect(page.getByText(/sans «\u00a0licorne\u00a0»/)).toBeVisible()
  await expect(resultCount(page)).toHaveText(/^[1-9]\d* produits?$/)
  await expect(cards(page).first()).toContainText(/Robe/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('searchbox').fill('robe velours')
  await expect(page.getByText(/sans «/)).toHaveCount(0)
})

test('the search box is cleared by one cross, its own', deep, async ({ page }) => {
  await page.goto('/boutique?search=velours')
  const box = page.getByRole('searchbox')
  // This is where the browser would draw its own cross.
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  await box.click({ position: { x: width - 8, y: height / 2 } })
  await expect(box).toHaveValue('velours')
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await expect(resultCount(page)).toHaveText('40 produits')
  await expect(page.getByRole('button', { name: 'Effacer la recherche' })).toHaveCount(0)
})

test('nothing lies on the picture of a card: neither badge nor heart', deep, async ({ page }) => {
  await page.goto('/boutique')
  const card = cards(page).filter({ hasText: 'En vedette' }).first()
  const picture = await card.getByRole('img').boundingBox()
  const foot = (picture?.y ?? 0) + (picture?.height ?? 0)
  for (const part of [card.getByText('En vedette'), card.getByRole('button', { name: /favoris/ })])
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(foot)
})

test('pointing at a card shows its second view, which is fetched only then', deep, async ({ page }) => {
  await page.goto('/boutique')
  await scriptReady(page)
  const card = cards(page).first()
  const pictures = card.locator('img')
  await expect(pictures).toHaveCount(1)
  await card.hover()
  await expect(pictures).toHaveCount(2)
  const second = pictures.nth(1).locator('xpath=ancestor::div[@aria-hidden]')
  await expect(second).toHaveCSS('opacity', '1')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(second).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(second).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(second).toHaveCSS('opacity', '0')
})

test('nothing found is said, with a way to each category and back to everything', async ({ page }) => {
  await page.goto('/boutique?search=xyzzy')
  await expect(resultCount(page)).toHaveText('0 produit')
  const categories = page.getByRole('navigation', { name: 'Ou parcourez une catégorie' })
  await expect(categories.getByRole('link')).toHaveText([
    'Mariage',
    'Cérémonie',
    'Soirée',
    'Prêt-à-porter',
    'Accessoires',
  ])
  await categories.getByRole('link', { name: 'Soirée' }).click()
  await expect(page).toHaveURL('/boutique?category=soiree')
  await expect(resultCount(page)).toHaveText(/^[1-9]\d* produits$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Aucun produit trouvé' })).toBeVisible()
  await expect(page.getByText('Essayez de modifier vos critères de recherche.')).toBeVisible()
  await page.getByRole('button', { name: 'Réinitialiser' }).last().click()
  await expect(resultCount(page)).toHaveText('40 produits')
})

test('a failed load is said, and trying again resets the filters', async ({ page }) => {
  await page.goto('/boutique')
  await page.route('**/api/products?*', (route) => route.abort())
  await page.getByRole('checkbox', { name: /^Produits en vedette/ }).check()
  await expect(resultCount(page)).toHaveText('Erreur de chargement')
  await expect(page.getByRole('alert')).toContainText(
    'Une erreur est survenue lors du chargement des produits.',
  )
  await page.unroute('**/api/products?*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL('/boutique')
  await expect(resultCount(page)).toHaveText('40 produits')
})

test(
  'a collection that could not be loaded on the way from the home page is loaded on trying again',
  deep,
  async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/products?*', (route) => route.abort())
    await page.getByRole('link', { name: 'Découvrir la Collection' }).click()
    await expect(page).toHaveURL('/boutique')
    await expect(resultCount(page)).toHaveText('Erreur de chargement')
    await expect(cards(page)).toHaveCount(0)
    await page.unroute('**/api/products?*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(resultCount(page)).toHaveText('40 produits')
    await expect(cards(page)).toHaveCount(12)
    await expect(page).toHaveURL('/boutique')
  },
)

test('while the next results are on their way, the header says so', deep, async ({ page }) => {
  await page.goto('/boutique')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('checkbox', { name: /^Produits en vedette/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  held.resolve()
  await expect(resultCount(page)).toHaveText('8 produits')
})

for (const width of [390, 768, 1440])
  test(
    `the places kept for the pieces are those they take, ${width} pixels wide`,
    width === 390 ? {} : deep,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/n-existe-pas')
      const held = Promise.withResolvers<void>()
      await page.route('**/api/products?*', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).click()
      const places = () =>
        page
          .locator('[aria-busy] .grid-rows-subgrid > .aspect-portrait, article > div:first-child')
          .evaluateAll((all) => all.map((place) => Math.round(place.getBoundingClientRect().top + scrollY)))
      await expect.poll(async () => (await places()).length).toBe(12)
      await expect(cards(page)).toHaveCount(0)
      const kept = await places()
      held.resolve()
      await expect(cards(page)).toHaveCount(12)
      expect(await places()).toEqual(kept)
    },
  )

test('a choice made before the script arrives counts', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client*', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/boutique', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^Produits en vedette/ }).check()
  await page.getByRole('searchbox').fill('mariée')
  script.resolve()
  await expect(page).toHaveURL('/boutique?search=mari%C3%A9e&featured=true')
  await expect(resultCount(page)).toHaveText('4 produits')
})

test('on a telephone the filters fold away behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/boutique')
  const category = page.getByRole('radio', { name: /^Mariage/ })
  await expect(category).toBeHidden()
  await page.getByRole('button', { name: 'Filtrer les produits' }).click()
  await expect(page.getByRole('button', { name: 'Voir les 40 produits' })).toBeInViewport({ ratio: 1 })
  await category.check()
  await expect(resultCount(page)).toHaveText('12 produits')
  const show = page.getByRole('button', { name: 'Voir les 12 produits' })
  await expect(show).toBeInViewport({ ratio: 1 })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Fermer les filtres' }).click()
  await expect(category).toBeHidden()
  await page.getByRole('button', { name: 'Filtrer les produits' }).click()
  await show.click()
  await expect(category).toBeHidden()
  await expect(show).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Résultats' })).toBeFocused()
  await expect(resultCount(page)).toBeInViewport({ ratio: 1 })
})

test('the boutique speaks English and stays in it', deep, async ({ page }) => {
  await page.goto('/boutique?lng=en')
  await expect(resultCount(page)).toHaveText('40 pieces')
  await page.getByRole('radio', { name: /^Wedding/ }).check()
  await expect(page).toHaveURL('/boutique?category=mariage&lng=en')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/boutique?lng=en')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/boutique\/produit\/.+\?lng=en$/)
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('search, filters, order and pages work as a plain form', async ({ page }) => {
    await page.goto('/boutique')
    await page.getByRole('radio', { name: /^Mariage/ }).check()
    await page.getByRole('checkbox', { name: /^En stock uniquement/ }).check()
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant')
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click()
    await expect(resultCount(page)).toHaveText('11 produits')
    await expect(page.getByRole('radio', { name: /^Mariage/ })).toBeChecked()
    await expect(cards(page).first()).toContainText('1 290 €')
    await page.getByRole('button', { name: 'Réinitialiser' }).click()
    await expect(resultCount(page)).toHaveText('40 produits')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('searchbox').fill('garance')
    await page.getByRole('searchbox').press('Enter')
    await expect(cards(page).getByRole('heading', { name: 'Robe Garance' })).toBeVisible()
    const order = page.getByRole('combobox', { name: 'Trier par' })
    await expect(order.locator('option:checked')).toHaveText('Pertinence')
    await order.selectOption('Nouveautés')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/sortBy=newest/)
    await expect(order.locator('option:checked')).toHaveText('Nouveautés')
  })
})
