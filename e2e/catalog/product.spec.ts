import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { openProduct } from '../open-product.ts'
import { roomBetween } from '../server/empty-room.ts'
import { structuredData } from '../structured-data.ts'

/** More space than this, in pixels, between two parts that belong together looks as if something were missing. */
const mostRoom = 40

test('a product shows its price, its sizes and where it stands', firstVisit, async ({ page }) => {
  // The visitor searches for the product and then chooses it.
  await page.goto('/boutique?search=C%C3%A9leste')
  await page.getByRole('link', { name: /^Voir détails.*Robe de mariée Céleste$/ }).click()
  await expect(page).toHaveTitle(/^Robe de mariée Céleste · /)
  await expect(page.getByText('3 650 €').first()).toBeVisible()
  const stock = page.getByText(/^En stock \(\d+ disponibles?\)$/)
  await expect(stock).toBeVisible()
  expect(await roomBetween(page.getByRole('group', { name: 'Taille' }), stock)).toBeLessThan(mostRoom)
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
  await expect(trail.getByRole('listitem')).toHaveText([
    /Accueil/,
    /Boutique/,
    /Mariage/,
    /Robe de mariée Céleste/,
  ])
  await expect(page.getByText('MAR-002', { exact: true })).toBeVisible()
  await page.reload()
  expect(await whatMoved(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a product says what it is made of, how to care for it, and whether it can be adapted', async ({
  page,
}) => {
  await openProduct(page, 'Robe de mariée Aurore')
  const details = page.getByRole('region', { name: 'Détails' })
  const said = (term: string) => details.locator('div', { hasText: new RegExp(`^${term}`) }).locator('dd')
  await expect(said('Composition')).toHaveText('100 % soie (satin duchesse) ; doublure : 100 % soie')
  await expect(said('Entretien')).toHaveText('Nettoyage à sec. Défroisser à la vapeur, sur l’envers.')
  await expect(said('Mots-clés')).toHaveText('princesse, bustier, traîne, satin duchesse, intemporel')
  await expect(said('Personnalisable')).toHaveText('Oui')
})

for (const [lng, language] of [
  ['fr', ''],
  ['en', '?lng=en'],
] as const)
  test(
    `a shared piece shows its words, a picture and one address (${lng})`,
    lng === 'fr' ? {} : deep,
    async ({ page, request }) => {
      await openProduct(page, 'Robe de mariée Aurore')
      const path = new URL(page.url()).pathname + language
      await page.goto(path)
      const meta = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
      const description = (await meta('description')) ?? ''
      expect(description.length).toBeGreaterThan(100)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(description).toMatch(/…$/)
      await expect(page.getByRole('main')).toContainText(description.slice(0, -1))
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveCount(1)
      await expect(canonical).toHaveAttribute('href', `${await meta('public-url')}${path}`)
      expect(await meta('og:url')).toBe(await canonical.getAttribute('href'))
      expect(await meta('og:type')).toBe('website')
      expect(await meta('og:title')).toBe(await page.title())
      expect(await meta('og:description')).toBe(description)
      const picture = new URL((await meta('og:image')) ?? '')
      expect(picture.origin).toBe(await meta('public-url'))
      expect(picture.pathname).toMatch(/^\/media\//)
      const answer = await request.get(picture.pathname)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toMatch(/^image\//)
    },
  )

test('sizes that are not there cannot be chosen, the first that is there is', async ({ page }) => {
  await openProduct(page, 'Robe de mariée Céleste')
  await expect(page.getByRole('radio', { name: '34 (indisponible)' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: '36' })).toBeChecked()
})

test('a product made to measure says what that means for the right of withdrawal', async ({ page }) => {
  await openProduct(page, 'Robe de mariée Joséphine')
  const notice = page.getByText(/le droit de rétractation ne s’applique pas/).filter({ visible: true })
  await expect(notice).toBeHidden()
  await page.getByRole('radio', { name: 'Sur mesure' }).check()
  await expect(notice).toBeVisible()
  await expect(
    page.getByText(/^Coupée pour vous en 4 à 8 semaines\. .* d’être mesurée au salon/),
  ).toBeVisible()
  await expect(page.getByText(/places? disponibles? à l’atelier/)).toBeVisible()
  await expect(page.getByText(/^En stock \(/)).toBeHidden()
})

test('a long description unfolds and folds', deep, async ({ page }) => {
  await openProduct(page, 'Robe de mariée Victoire')
  const more = page.getByRole('button', { name: 'Voir plus' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(page.getByRole('button', { name: 'Voir moins' })).toHaveAttribute('aria-expanded', 'true')
})

test('a sold-out product says so, to search engines too', async ({ page }) => {
  await openProduct(page, 'Robe de mariée Isaure')
  await expect(page.getByText('Rupture de stock')).toBeVisible()
  const data = (await structuredData(page)).find((block) => block['@type'] === 'Product')
  expect(data).toMatchObject({
    name: 'Robe de mariée Isaure',
    offers: [
      { price: 1150, priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock' },
      { name: 'Sur mesure', availability: 'https://schema.org/OutOfStock' },
    ],
  })
})

test('a sold-out product says whether the atelier can make it again', deep, async ({ page }) => {
  const madeAgain = page.getByText('L’atelier peut la refaire pour vous, sur commande : demandez-nous.')
  await openProduct(page, 'Robe Rubis')
  await expect(page.getByText('Rupture de stock', { exact: true })).toBeVisible()
  await expect(madeAgain).toBeVisible()
  const sizes = page.getByRole('group', { name: 'Taille' })
  await expect(sizes.getByRole('radio', { name: 'Sur mesure' })).toBeDisabled()
  await expect(sizes.getByRole('radio', { disabled: false })).toHaveCount(0)
  await openProduct(page, 'Robe de mariée Isaure')
  await expect(page.getByText('Rupture de stock', { exact: true })).toBeVisible()
  await expect(madeAgain).toHaveCount(0)
})

test(
  'on paper, a product keeps its picture, its words, its address and the imprint of the house',
  deep,
  async ({ page }) => {
    await openProduct(page, 'Robe Garance')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(new URL(page.url()).pathname)).toBeVisible()
    await expect(page.getByText(/75001 Paris/).first()).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    // Printers leave out backgrounds, so the letters and the frame must show which size is chosen.
    const chosenSize = await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { checked: true }) })
      .first()
      .evaluate((tile) => {
        const { color, backgroundColor, borderTopWidth } = getComputedStyle(tile)
        return { color, backgroundColor, borderTopWidth }
      })
    expect(chosenSize).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgba(0, 0, 0, 0)',
      borderTopWidth: '2px',
    })
    const plate = await page.getByRole('main').getByRole('img').first().boundingBox()
    expect((plate?.width ?? 0) / (plate?.height ?? 1)).toBeCloseTo(3 / 4, 2)
  },
)

test('the link is copied, and a notice says so', deep, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProduct(page, 'Robe Garance')
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByText('Lien copié').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('similar products are of the same category and never the product itself', async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  const similar = page.getByRole('region', { name: 'Vous aimerez aussi' }).getByRole('article')
  await expect(similar).toHaveCount(4)
  for (const card of await similar.all()) {
    await expect(card).toContainText('Cérémonie')
    await expect(card.getByRole('heading')).not.toHaveText('Robe Garance')
  }
})

test('a product without reviews invites the first one', deep, async ({ page }) => {
  await openProduct(page, 'Ceinture Astrée')
  await expect(page.getByRole('heading', { name: 'Avis clients (0)' })).toBeVisible()
  await expect(page.getByText("Ce produit n'a pas encore d'avis.")).toBeVisible()
  await expect(page.getByRole('radiogroup')).toHaveCount(0)
})

test('a product that does not exist answers 404 and leads back to the boutique', async ({ page }) => {
  const answer = await page.goto('/boutique/produit/inconnue')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Produit non trouvé' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Pièces choisies' }).getByRole('article').first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Retour à la boutique' }).click()
  await expect(page).toHaveURL('/boutique')
})

test('a line that breaks on the way to a product is said in the words of the house, and can be tried again', async ({
  page,
}) => {
  await page.goto('/boutique?lng=fr')
  await page.route('**/api/products/*', (route) => route.abort())
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’ouvrir' })).toBeVisible()
  await page.unroute('**/api/products/*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Robe/ })).toBeVisible()
})

for (const [lng, amounts, words, madeToMeasure] of [
  ['fr', ['1 150 €', '1 350 €'], 'Prix le plus bas des 30 derniers jours', 'Sur mesure'],
  ['en', ['1 150 €', '1 350 €'], 'Lowest price of the last 30 days', 'Made to measure'],
] as const)
  test(
    `a lowered price says what the piece cost before, on its card, its page and to search engines (${lng})`,
    lng === 'fr' ? {} : deep,
    async ({ page }) => {
      const [now, before] = amounts
      await page.goto(`/boutique?search=PAP-007&lng=${lng}`)
      const card = page.getByRole('article')
      await expect(card.getByRole('deletion')).toContainText(before)
      await card.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Saint-Honoré/)
      const main = page.getByRole('main')
      await expect(main.getByText(now, { exact: true }).first()).toBeVisible()
      await expect(
        main
          .getByText(new RegExp(`^${words}`))
          .filter({ hasText: before })
          .last(),
      ).toBeVisible()
      const blocks = await structuredData(page)
      const offers = blocks.find((block) => block['@type'] === 'Product')?.offers
      const lowered = { price: 1150, priceSpecification: { price: 1350 } }
      expect(offers).toMatchObject([lowered, { name: madeToMeasure, ...lowered }])
    },
  )

test(
  'similar products that could not be fetched can be asked for again; where there are none, it is said',
  deep,
  async ({ page }) => {
    await page.goto('/boutique?search=Garance')
    const similar = page.getByRole('region', { name: 'Vous aimerez aussi' })
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('article').first().getByRole('link').click()
    await expect(similar.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
    await page.unroute('**/api/products?*')
    await page.route('**/api/products?*', async (route) => {
      const listing: object = await (await route.fetch()).json()
      await route.fulfill({ json: { ...listing, products: [] } })
    })
    await similar.getByRole('button', { name: 'Réessayer' }).click()
    await expect(similar.getByText('Aucun produit similaire disponible')).toBeVisible()
  },
)

test('a product withdrawn while its card was on screen is missing all the same', deep, async ({ page }) => {
  await page.goto('/boutique')
  await page.route('**/api/products/*', (route) =>
    route.fulfill({
      status: 404,
      json: { success: false, code: 'catalog.productNotFound', message: 'Produit non trouvé' },
    }),
  )
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Produit non trouvé' })).toBeVisible()
})

test.describe('in English', deep, () => {
  test('a product made to measure says what that means for the right of withdrawal', async ({ page }) => {
    await page.goto('/boutique?search=MAR-004&lng=en')
    await page.getByRole('article').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /Joséphine/ })).toBeVisible()
    const notice = page
      .getByText(
        'A piece made to your measurements: the right of withdrawal does not apply (art. L221-28 3° of the French Consumer Code). The legal guarantees remain due.',
        { exact: true },
      )
      .filter({ visible: true })
    await expect(notice).toHaveCount(0)
    await page.getByRole('radio', { name: 'Made to measure' }).check()
    await expect(notice).toBeVisible()
    await page.getByRole('radio', { name: 'Made to measure' }).press('ArrowLeft')
    await expect(notice).toHaveCount(0)
  })

  test('a sold-out product says so', async ({ page }) => {
    await page.goto('/boutique?search=Rubis&lng=en')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByText('Out of stock', { exact: true })).toBeVisible()
    await expect(
      page.getByText('The atelier can make it again for you, to order: ask us.', { exact: true }),
    ).toBeVisible()
  })

  test('a product that does not exist answers 404 and leads back to the boutique', async ({ page }) => {
    const answer = await page.goto('/boutique/produit/inconnue?lng=en')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Piece not found' })).toBeVisible()
    await expect(
      page.getByText('This piece does not exist, or is no longer shown.', { exact: true }),
    ).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: 'Back to the boutique' }).click()
    await expect(page).toHaveURL('/boutique?lng=en')
  })
})

test('a product speaks English', deep, async ({ page }) => {
  await page.goto('/boutique?search=Garance&lng=en')
  await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
  await expect(page.getByText('690 €').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Customer reviews (0)' })).toBeVisible()
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('everything about a product can be read', async ({ page }) => {
    await page.goto('/boutique?search=Victoire')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Robe de mariée Victoire' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Voir plus' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeHidden()
    await expect(page.getByRole('radio', { name: '38' })).toBeEnabled()
    await expect(page.getByRole('region', { name: 'Vous aimerez aussi' }).getByRole('article')).toHaveCount(4)
    await page.getByRole('link', { name: 'Montrer la vue 2' }).click()
    await expect(page).toHaveURL(/\/media\/.+\.webp$/)
  })
})

test.describe('beside a long page', deep, () => {
  test.use({ viewport: { width: 1280, height: 560 } })

  test('a column taller than the window shows its end before the page moves on', async ({ page }) => {
    await openProduct(page, 'Robe de mariée Victoire')
    const end = page.getByRole('button', { name: 'Copier le lien' })
    await page.getByRole('heading', { name: 'Détails' }).scrollIntoViewIfNeeded()
    await page.getByText('Référence').scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport()
  })
})
