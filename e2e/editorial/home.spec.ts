import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { scriptReady } from '../script-ready.ts'
import { structuredData } from '../structured-data.ts'

const title = "Créations d'Exception pour Moments Précieux"
const featured = 'Pièces choisies'

test('the house opens on its promise, and leads to the collection', firstVisit, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await whatMoved(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Découvrir la Collection' }).click()
  await expect(page).toHaveURL('/boutique')
})

test(
  'the drawing comes about once a visit, and is still when it is done',
  deepFirstVisit,
  async ({ page }) => {
    const drawing = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(drawing).toBeGreaterThan(0)
    await expect.poll(drawing).toBe(0)
    await scriptReady(page)
    await page.getByRole('link', { name: 'Découvrir la Collection' }).click()
    await expect(page).toHaveURL('/boutique')
    await page.getByRole('banner').getByRole('link', { name: 'Accueil', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('mask')).toHaveCount(0)
  },
)

test('printed while it comes about, the drawing is whole', deepFirstVisit, async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.emulateMedia({ media: 'print' })
  const layers = await page
    .getByRole('main')
    .locator('section')
    .first()
    .locator('div:has(> picture)')
    .evaluateAll((all) =>
      all.map((layer) => {
        const { opacity, maskImage, animationName } = getComputedStyle(layer)
        return { opacity, maskImage, animationName }
      }),
    )
  const whole = { opacity: '1', maskImage: 'none', animationName: 'none' }
  expect(layers).toEqual([whole, whole])
})

test(
  'on paper, the first page keeps its title, its products and the imprint of the house',
  deep,
  async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('region', { name: featured }).getByRole('article')).toHaveCount(4)
    await expect(page.getByText(/75001 Paris/).first()).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  },
)

test.describe('a visitor who wants nothing to move', deep, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('finds the drawing done, though its coming about is declared', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const moves = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .map((element) => getComputedStyle(element))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationDuration, animationDelay }) => [
          Number.parseFloat(animationDuration),
          Number.parseFloat(animationDelay),
        ]),
    )
    expect(moves.length).toBeGreaterThan(1)
    expect(moves.flat().filter((seconds) => seconds > 0.001)).toEqual([])
  })
})

test('the header lies open on the hero, and closes past 50 pixels; elsewhere it is closed', async ({
  page,
}) => {
  const ground = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  const open = 'rgba(0, 0, 0, 0)'
  await page.goto('/')
  expect(await ground()).toBe(open)
  await page.mouse.wheel(0, 50)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50)
  expect(await ground()).toBe(open)
  await page.mouse.wheel(0, 1)
  await expect.poll(ground).not.toBe(open)
  await page.goto('/boutique')
  expect(await ground()).not.toBe(open)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `no header word meets the hero's picture while the header is open (${colorScheme})`,
    colorScheme === 'light' ? {} : deep,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      for (const width of [390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => scrollTo(0, 50))
        const header = await page.getByRole('banner').getByRole('link').first().boundingBox()
        const hero = await page.getByRole('main').getByRole('img').first().boundingBox()
        expect(hero?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      }
    },
  )

test('three services each show a way that exists', deep, async ({ page, request }) => {
  await page.goto('/')
  const services = page.getByRole('region', { name: 'Trois façons de venir à nous' })
  await expect(services.getByRole('listitem')).toHaveCount(3)
  const ways = await services
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(ways).toEqual(['/sur-mesure/mariage', '/sur-mesure/soiree', '/rendez-vous'])
  for (const way of ways) expect((await request.get(way)).status()).toBe(200)
})

test('the house in short leads to the page about it, the last words to a visit', async ({ page }) => {
  await page.goto('/')
  const closing = page.getByRole('region', { name: 'Parlons de votre pièce' })
  await expect(closing.getByRole('link', { name: 'Prendre Rendez-vous' })).toHaveAttribute(
    'href',
    '/rendez-vous',
  )
  await page
    .getByRole('region', { name: 'La maison' })
    .getByRole('link', { name: 'Découvrir la maison' })
    .click()
  await expect(page).toHaveURL('/a-propos')
})

test('four products are put forward, each a way to its page', async ({ page }) => {
  await page.goto('/')
  const products = page.getByRole('region', { name: featured }).getByRole('article')
  await expect(products).toHaveCount(4)
  await expect(products.first()).toContainText('€')
  await expect(products.first()).toContainText('…')
  const name = (await products.first().getByRole('heading').textContent()) ?? ''
  await products.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Voir toute la collection' }).click()
  await expect(page).toHaveURL('/boutique')
})

test('a spinner turns while the products are on their way; none at all is said', async ({ page }) => {
  await page.goto('/boutique')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await held.promise
    const answer = await route.fetch()
    const listing: object = await answer.json()
    await route.fulfill({ json: { ...listing, products: [], count: 0, totalPages: 0 } })
  })
  await page.getByRole('link', { name: 'Accueil' }).first().click()
  const block = page.getByRole('region', { name: featured })
  await expect(block.getByRole('status')).toHaveText('Chargement...')
  held.resolve()
  await expect(block.getByText('Aucun produit mis en avant pour le moment')).toBeVisible()
})

for (const [lng, words] of [
  [
    'fr',
    {
      away: '/boutique',
      home: 'Accueil',
      block: featured,
      failed: 'Erreur de chargement',
      retry: 'Réessayer',
    },
  ],
  [
    'en',
    {
      away: '/boutique?lng=en',
      home: 'Home',
      block: 'Selected pieces',
      failed: 'Could not load',
      retry: 'Try again',
    },
  ],
] as const)
  test(
    `pieces that could not be fetched can be asked for again (${lng})`,
    lng === 'fr' ? {} : deep,
    async ({ page }) => {
      await page.goto(words.away)
      await page.route('**/api/products?*', (route) => route.fulfill({ status: 422, json: {} }))
      await page.getByRole('banner').getByRole('link', { name: words.home, exact: true }).click()
      const block = page.getByRole('region', { name: words.block })
      await expect(block.getByRole('heading', { name: words.failed })).toBeVisible()
      await page.unroute('**/api/products?*')
      await block.getByRole('button', { name: words.retry }).click()
      await expect(block.getByRole('article')).toHaveCount(4)
    },
  )

test('the house can be called and written to, and says so to search engines', deep, async ({ page }) => {
  await page.goto('/')
  const closing = page.getByRole('region', { name: 'Parlons de votre pièce' })
  await expect(closing.getByRole('link', { name: /^\+33/ })).toHaveAttribute('href', /^tel:\+33\d+$/)
  await expect(closing.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  const types = (await structuredData(page)).map((block) => block['@type'])
  expect(types).toEqual([['Organization', 'ClothingStore'], 'WebSite'])
})

test('the home page speaks English', deep, async ({ page }) => {
  await page.goto('/?lng=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Exceptional Creations for Precious Moments',
  )
  await page.getByRole('link', { name: 'Discover the Collection' }).click()
  await expect(page).toHaveURL('/boutique?lng=en')
})

test('« Nous Contacter » leads to the page of contact', deep, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Nous Contacter' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('on a phone, in English', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu leads to the reviews, home shows some, and the foot takes an address', async ({ page }) => {
    await page.goto('/?lng=en')
    const voices = page.getByRole('main').getByRole('group', { name: 'Testimonials' })
    await expect(voices).toBeVisible()
    await expect(voices.getByRole('group').first()).toBeVisible()
    const letter = page.getByRole('contentinfo').getByRole('textbox', { name: 'Your e-mail' })
    await expect(letter).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Open the menu' }).press('Enter')
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Customer reviews' })
      .press('Enter')
    await expect(page).toHaveURL('/avis?lng=en')
    await expect(page.getByRole('heading', { level: 1, name: 'Customer reviews' })).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/?lng=en')
    await page.getByRole('banner').getByRole('button', { name: 'More' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Customer reviews' }).click()
    await expect(page).toHaveURL('/avis?lng=en')
  })
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('the home page reads the same', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('region', { name: featured }).getByRole('article')).toHaveCount(4)
  })

  test('the header is closed from the beginning, as nothing could close it', async ({ page }) => {
    await page.goto('/')
    const ground = await page
      .getByRole('banner')
      .evaluate((header) => getComputedStyle(header).backgroundColor)
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  })
})
