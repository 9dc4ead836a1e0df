import type { Page } from '@playwright/test'
import { agedToken } from '../../src/testing/accounts/aged-token.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { openProduct } from '../open-product.ts'
import { keepTokens, openSession, type SignedIn, signIn } from '../sign-in.ts'

// A storage that refuses is noted by the page in the console, and nowhere else.
test.use({ expectedFault: /^SecurityError: forbidden$/ })

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`favoris.*${name}$`) })

const keep = async (page: Page, name: string) => {
  await page.getByRole('button', { name: new RegExp(`^Ajouter aux favoris.*${name}$`) }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^Retirer des favoris.*${name}$`) })).toBeVisible()
}

const counted = (page: Page, count: number) =>
  expect(
    page.getByRole('banner').getByRole('link', {
      name: count > 0 ? new RegExp(`^Favoris, ${count} pièce`) : 'Favoris',
      exact: true,
    }),
  ).toBeVisible()

const productsShown = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

const productsAsked = /\/api\/products\?ids=/

/** Signs in what is open, as another tab would. */
const storeTokens = (page: Page, { token, refreshToken }: SignedIn) =>
  page.evaluate(
    (kept) => {
      localStorage.setItem('token', kept.token)
      localStorage.setItem('refreshToken', kept.refreshToken)
    },
    { token, refreshToken },
  )

test(
  'a guest keeps products from their cards, and finds them again, newest first',
  deep,
  async ({ page, context }) => {
    await page.goto('/boutique')
    await keep(page, 'Robe de mariée Aurore')
    await expect(page.getByText('Ajouté aux favoris').first()).toBeVisible()
    await expect(page).toHaveURL('/boutique')
    const other = await context.newPage()
    await other.goto('/boutique')
    await counted(other, 1)
    await keep(page, 'Robe Garance')
    await counted(other, 2)
    await page.reload()
    await counted(page, 2)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Favoris/ })
      .click()
    await expect(page).toHaveURL('/favoris')
    await expect(page.getByRole('heading', { level: 1, name: 'Vos favoris' })).toBeVisible()
    await expect(productsShown(page)).toHaveText(['Robe Garance', 'Robe de mariée Aurore'])
    await expect(page.getByText(/reste sur cet appareil/)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('a product that is let go stays in its place until the page is left', deep, async ({ page }) => {
  await page.goto('/boutique')
  await keep(page, 'Robe de mariée Aurore')
  await keep(page, 'Robe Garance')
  await page.goto('/favoris')
  await heartOf(page, 'Robe Garance').click()
  await expect(page.getByText('Retiré des favoris').first()).toBeVisible()
  await counted(page, 1)
  await expect(productsShown(page)).toHaveCount(2)
  await expect(heartOf(page, 'Robe Garance')).toBeFocused()
  await heartOf(page, 'Robe Garance').press('Enter')
  await counted(page, 2)
  await heartOf(page, 'Robe Garance').press('Enter')
  await counted(page, 1)
  await page.reload()
  await expect(productsShown(page)).toHaveText(['Robe de mariée Aurore'])
})

test('a product is kept and let go on its own page, where nothing moves', async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  const add = page.getByRole('button', { name: 'Ajouter aux favoris', exact: true })
  // In the middle: at the edge of the window a press may scroll the page first, which is not the page moving.
  await add.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const before = await add.boundingBox()
  await add.click()
  await expect(page.getByText('Ajouté aux favoris').first()).toBeVisible()
  const remove = page.getByRole('button', { name: 'Retirer des favoris', exact: true })
  expect(await remove.boundingBox()).toEqual(before)
  await page.reload()
  await remove.click()
  await expect(add).toBeVisible()
  await counted(page, 0)
})

test(
  'nothing kept says how to keep something, and leads to the boutique',
  deepFirstVisit,
  async ({ page }) => {
    await page.goto('/favoris')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('heading', { name: 'Rien de gardé encore' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await whatMoved(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).click()
    await expect(page).toHaveURL('/boutique')
  },
)

test('a product that is gone is said to be gone; a failure can be tried again', async ({ page }) => {
  await page.goto('/boutique')
  await keep(page, 'Robe Garance')
  await page.evaluate(() => {
    const gone = { productId: '00000000-0000-4000-8000-000000000000', addedAt: new Date().toISOString() }
    localStorage.setItem('favourites', JSON.stringify([gone, ...JSON.parse(localStorage.favourites)]))
  })
  await page.route(productsAsked, (route) => route.fulfill({ status: 422, json: {} }))
  await page.goto('/favoris')
  await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
  await page.unroute(productsAsked)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(productsShown(page)).toHaveText(['Robe Garance'])
  await expect(page.getByText('1 pièce n’est plus présentée.')).toBeVisible()
})

test('where storage is forbidden, favourites last as long as the visit', deep, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/boutique')
  await keep(page, 'Robe Garance')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoris/ })
    .click()
  await expect(productsShown(page)).toHaveText(['Robe Garance'])
})

test('favourites speak English', deep, async ({ page }) => {
  await page.goto('/boutique?lng=en')
  await page.getByRole('button', { name: 'Add to favourites: Garance Dress' }).click()
  await expect(page.getByText('Added to favourites').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Favourites, 1 piece' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your favourites' })).toBeVisible()
  await expect(productsShown(page)).toHaveText(['Garance Dress'])
})

test.describe('on a telephone', deep, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'the heart of a card is not the card, and the menu leads to what is kept',
    firstVisit,
    async ({ page }) => {
      await page.goto('/boutique')
      const heart = heartOf(page, 'Robe Garance')
      const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await heart.tap()
      await counted(page, 1)
      await expect(page).toHaveURL('/boutique')
      // By its role: a notice can be closed by a screen reader too.
      await expect(page.getByRole('button', { name: 'Fermer' })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Favoris' }).click()
      await expect(productsShown(page)).toHaveText(['Robe Garance'])
      await page.reload()
      await expect(productsShown(page)).toHaveText(['Robe Garance'])
      expect(await whatMoved(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    },
  )
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('no heart is shown, and the page says why it is empty', async ({ page }) => {
    await page.goto('/boutique')
    await expect(page.getByRole('button', { name: /favoris/ })).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Favoris' }).click()
    await expect(page.getByText(/activez JavaScript/)).toBeVisible()
    await expect(page.getByText(/reste sur cet appareil/)).toHaveCount(0)
  })
})

test.describe('a customer', () => {
  // One customer, one list: its journeys are walked one after the other.
  test.describe.configure({ mode: 'serial' })

  test.beforeEach(async ({ context }) => {
    const { request } = context
    const { token } = await openSession(context)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.get('/api/account/favourites', { headers })
    const { favourites }: { favourites: { productId: string }[] } = await answer.json()
    for (const { productId } of favourites)
      await request.delete(`/api/account/favourites/${productId}`, { headers })
  })

  test('leaves nothing of theirs on the screen when they leave in another tab', async ({ page, context }) => {
    await page.goto('/boutique')
    await storeTokens(page, await openSession(context))
    await page.goto('/boutique')
    await keep(page, 'Robe Garance')
    await page.goto('/favoris')
    await expect(productsShown(page)).toHaveText(['Robe Garance'])
    const other = await context.newPage()
    await other.goto('/garanties')
    await other.evaluate(() => {
      localStorage.removeItem('token')
      localStorage.removeItem('refreshToken')
    })
    await expect(page.getByRole('heading', { name: 'Rien de gardé encore' })).toBeVisible()
    await expect(productsShown(page)).toHaveCount(0)
  })

  test('finds what they kept as a guest joined to their list, once, on every device', async ({
    page,
    browser,
  }) => {
    const joined: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') joined.push(request.postData() ?? '')
    })
    await page.goto('/boutique')
    await keep(page, 'Robe de mariée Aurore')
    await keep(page, 'Robe Garance')
    const tab = await page.context().newPage()
    await tab.goto('/favoris')
    await storeTokens(tab, await openSession(page.context()))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]')
    await counted(page, 2)
    await page.reload()
    await counted(page, 2)
    expect(joined).toHaveLength(1)

    const device = await browser.newContext()
    await keepTokens(device, await openSession(device))
    const elsewhere = await device.newPage()
    await elsewhere.goto('/favoris')
    await expect(productsShown(elsewhere)).toHaveText(['Robe Garance', 'Robe de mariée Aurore'])
    await expect(elsewhere.getByText(/vous suit d’un appareil à l’autre/)).toBeVisible()
    const told = elsewhere.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await heartOf(elsewhere, 'Robe Garance').click()
    expect((await told).ok()).toBe(true)
    await device.close()

    await page.reload()
    await counted(page, 1)
    expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]')
  })

  test('sees their wish taken back when the server cannot be told', async ({ page }) => {
    await signIn(page)
    const read = page.waitForResponse(/\/api\/account\/favourites\?/)
    await page.goto('/boutique')
    await read
    await page.route('**/api/account/favourites/*', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'list_full', message: 'Votre liste est pleine.' },
      }),
    )
    const heart = heartOf(page, 'Robe Garance')
    await heart.click()
    await expect(page.getByText('Vos favoris n’ont pas pu être modifiés').first()).toBeVisible()
    await expect(page.getByText('Votre liste est pleine.').first()).toBeVisible()
    await expect(heart).toHaveAccessibleName(/^Ajouter/)
    await counted(page, 0)
  })

  test('whose token has had its time notices nothing', deep, async ({ page, context }) => {
    const session = await openSession(context)
    await keepTokens(context, { ...session, token: await agedToken(session.token, { minutesAgo: 60 }) })
    await page.goto('/boutique')
    await keep(page, 'Robe Garance')
    await expect(page.getByText('Ajouté aux favoris').first()).toBeVisible()
    await page.goto('/favoris')
    await expect(productsShown(page)).toHaveText(['Robe Garance'])
    await expect(page.getByText(/vous suit d’un appareil à l’autre/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(session.refreshToken)
  })
})
