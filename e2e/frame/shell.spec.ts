import { themeColors } from '../../src/ui/theme/theme-colors.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { serverInPieces, whatMoved } from '../layout-shift.ts'

// One journey has a page break while it is drawn.
test.use({ expectedFault: /reading 'oui'/ })

const languageOf = (page: import('@playwright/test').Page) => page.locator('html').getAttribute('lang')

test.describe('the language of a visitor', () => {
  test('is French at the bare address, canonical to itself and paired with English', async ({ page }) => {
    await page.goto('/boutique')
    expect(await languageOf(page)).toBe('fr')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/boutique$/)
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
      'href',
      /\/boutique\?lng=en$/,
    )
    await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute(
      'href',
      /\/boutique$/,
    )
  })

  test('is the one chosen, kept through links, remembered on the next visit', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/lng=en/)
    expect(await languageOf(page)).toBe('en')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Boutique' }).click()
    await expect(page).toHaveURL(/\/boutique\?lng=en$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/boutique\?lng=en$/)
    await page.goto('/')
    expect(await languageOf(page)).toBe('en')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    expect(await page.evaluate(() => document.cookie)).toContain('language=en')
  })

  test('is remembered without a cookie', async ({ page, context }) => {
    await page.goto('/?lng=en')
    await context.clearCookies()
    await page.goto('/boutique')
    await expect(page).toHaveURL(/lng=en/)
    expect(await languageOf(page)).toBe('en')
  })
})

test.describe('a visitor whose browser speaks English', () => {
  test.use({ locale: 'en-GB' })

  test('is received in English, and may choose French', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()))
    await page.goto('/boutique')
    expect(await languageOf(page)).toBe('en')
    expect(asked, 'one document, no detour').toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('language')), 'no choice yet').toBeNull()
    expect(await page.evaluate(() => document.cookie)).not.toContain('language=')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/boutique$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.goto('/boutique')
    expect(await languageOf(page)).toBe('fr')
  })

  test('who asks for a language that the house does not speak finds one canonical address', async ({
    page,
  }) => {
    await page.goto('/boutique?lng=de')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  })
})

test.describe('the theme', () => {
  const ground = (page: import('@playwright/test').Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

  /** The colours that a telephone's browser takes for its bar. */
  const frames = (page: import('@playwright/test').Page) =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) =>
        all.flatMap((meta) =>
          meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? meta.content : [],
        ),
      )

  test('follows the device until one is chosen, and is there before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/boutique')
    const dark = await ground(page)
    await page.getByRole('contentinfo').getByLabel('Apparence').selectOption('Claire')
    const light = await ground(page)
    expect(light).not.toBe(dark)
    expect(await frames(page)).toEqual([themeColors.light])
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body) return
        observer.disconnect()
        sessionStorage.setItem('at-first', document.documentElement.dataset.theme ?? 'none')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('at-first'))).toBe('light')
    expect(await ground(page)).toBe(light)
    expect(await frames(page)).toEqual([themeColors.light])
    await page.getByRole('contentinfo').getByLabel('Apparence').selectOption('Selon l’appareil')
    expect(await frames(page)).toEqual([themeColors.dark])
  })
})

test.describe('an address that leads nowhere', () => {
  test('answers 404 with the path and the ways on', async ({ page }) => {
    const answer = await page.goto('/n-existe-pas')
    expect(answer?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
    await expect(main).toContainText('/n-existe-pas')
    await main.getByRole('link', { name: 'Voir la boutique' }).click()
    await expect(page).toHaveURL(/\/boutique$/)
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('goes back to where the visitor came from', deep, async ({ page }) => {
    await page.goto('/boutique')
    await page.goto('/n-existe-pas')
    await page.getByRole('button', { name: 'Page précédente' }).click()
    await expect(page).toHaveURL(/\/boutique$/)
  })

  test('says so in English with the words of the house', deep, async ({ page }) => {
    await page.goto('/nowhere?lng=en')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByText('The page does not exist or has been moved.')).toBeVisible()
  })
})

test.describe('moving between pages', () => {
  test('starts at the top, with keyboard and screen reader at the content', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Boutique' }).click()
    await expect(page).toHaveURL(/\/boutique$/)
    await expect(page.locator('#contenu')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('offers the keyboard a way past the header', async ({ page }) => {
    await page.goto('/boutique')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#contenu')).toBeFocused()
  })

  test('fetches nothing twice: the first page comes with its data', deep, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      // Whether the team answers the chat is asked on load (§7), and is in no page of the cache.
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/whatsapp/status') calls.push(request.url())
    })
    await page.goto('/boutique', { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
  })

  test('breaks neither the content policy nor hydration', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    for (const path of ['/', '/boutique', '/boutique?lng=en'])
      await page.goto(path, { waitUntil: 'networkidle' })
    expect(complaints).toEqual([])
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, holds the keyboard, closes by Escape and by arriving', async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Ouvrir le menu' })
    await open.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await menu.getByRole('link', { name: 'Boutique' }).click()
    await expect(page).toHaveURL(/\/boutique$/)
    await expect(menu).toBeHidden()
  })

  test('nothing is wider than the screen', deep, async ({ page }) => {
    for (const path of ['/', '/boutique', '/n-existe-pas']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })
})

test('the style guide is for developing only', deep, async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404)
})

test('a path with a slash at its end moves to the one without', async ({ request }) => {
  const answer = await request.get('/boutique/?page=2', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/boutique?page=2'])
})

test('a page that fails while it is drawn says so in place, and draws itself again when asked', async ({
  page,
}) => {
  let broken = true
  await page.route('**/api/products?**', async (route) => {
    if (broken) await route.fulfill({ json: { products: [{}], count: 1, totalPages: 1, facets: {} } })
    else await route.continue()
  })
  await page.goto('/n-existe-pas')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Boutique' }).click()
  await expect(page.getByRole('heading', { name: "Une erreur s'est produite" })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText("Une erreur s'est produite")).toBeHidden()
})

test.describe('an address made to do harm', () => {
  test('leads to no other house', async ({ request, baseURL }) => {
    for (const path of ['//evil.example/', '/%5Cevil.example/']) {
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
      expect(answer.headers().location ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  test('is answered all the same', async ({ request }) => {
    for (const path of [
      '/boutique/produit/%E2%82%AC',
      '/boutique/produit/a%0Ab',
      '/Boutique',
      '/boutique.data',
    ]) {
      expect((await request.get(path, { timeout: 10_000 })).status(), path).toBe(404)
    }
    const broken = await request.get('/%E0%A4%A', { headers: { accept: 'text/html' } })
    expect([broken.status(), broken.headers()['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  })
})

test('a page that is late says that it is on its way', async ({ page }) => {
  await page.goto('/boutique')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/products\/[\da-f-]+/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: /Aurore/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Chargement' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: /Aurore/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Chargement' })).toBeHidden()
})

test('the header lies over the first picture of the home page, and is opaque past 50 pixels and elsewhere', async ({
  page,
}) => {
  const ground = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  const clear = 'rgba(0, 0, 0, 0)'
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await page.goto('/?lng=en')
  expect(await ground()).toBe(clear)
  await scrollTo(50)
  expect(await ground()).toBe(clear)
  await scrollTo(51)
  await expect.poll(ground).not.toBe(clear)
  await scrollTo(0)
  await expect.poll(ground).toBe(clear)
  await page.goto('/boutique')
  expect(await ground()).not.toBe(clear)
})

test.describe('a header that comes in pieces', () => {
  for (const width of [390, 1440])
    test(
      `moves nothing, at ${width} px`,
      width === 390 ? firstVisit : deepFirstVisit,
      async ({ page, baseURL }) => {
        await page.setViewportSize({ width, height: 900 })
        const server = await serverInPieces(baseURL ?? '')
        try {
          await page.goto(server.url)
          expect(await whatMoved(page)).toEqual([])
        } finally {
          await server.close()
        }
      },
    )
})
