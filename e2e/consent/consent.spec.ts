import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { pathTo } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { banner, isProved, kept, words } from '../consent-question.ts'
import { isCovered } from '../is-covered.ts'
import { deep, expect, test } from '../journey.ts'

test.use({ answered: false })

/** The purposes of consent, and the house that asks: said before the choice. */
const told = {
  fr: ['la maison', 'audience', 'marketing', 'préférences'],
  en: ['the house', 'audience', 'marketing', 'preferences'],
} as const

for (const { lng, colorScheme, width } of [
  { lng: 'fr', colorScheme: 'light', width: 390 },
  { lng: 'en', colorScheme: 'dark', width: 390 },
  { lng: 'fr', colorScheme: 'dark', width: 1440 },
  { lng: 'en', colorScheme: 'light', width: 1440 },
] as const)
  test(
    `asks with three choices of one weight, above the purchase bar and without moving the page, ${lng}, ${colorScheme}, ${width} pixels wide`,
    lng === 'fr' && width === 390 ? {} : deep,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[])
            Object.assign(window, { shifted: (Reflect.get(window, 'shifted') ?? 0) + entry.value })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const { products } = await (await page.request.get('/api/products?limit=1')).json()
      await page.goto(localizedPath(pathTo('product', { id: products[0]._id }), lng))
      const bar = banner(page, lng)
      await expect(bar).toBeVisible()
      const looks = await Promise.all(
        words[lng].choices.map((name) =>
          bar.getByRole('button', { name, exact: true }).evaluate((button) => {
            const { width, height } = button.getBoundingClientRect()
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
            const look = { color, backgroundColor, borderColor, fontSize, fontWeight }
            return { ...look, width: Math.round(width), height: Math.round(height) }
          }),
        ),
      )
      for (const word of told[lng]) await expect(bar).toContainText(word)
      expect(looks[1]).toEqual(looks[0])
      expect(looks[2]).toEqual(looks[0])
      expect(looks[0]?.height).toBeGreaterThanOrEqual(40)
      expect(await page.evaluate(() => Reflect.get(window, 'shifted') ?? 0)).toBeLessThan(0.001)
      const foot = page.locator('[data-foot-bar]')
      if (width < 1024) await expect(foot).toBeInViewport()
      else await expect(foot).toBeHidden()
      const below = width < 1024 ? (await foot.boundingBox())?.y : 844
      const box = await bar.boundingBox()
      if (!box || below === undefined) throw new Error('The question has no place')
      expect(Math.abs(box.y + box.height - below)).toBeLessThanOrEqual(1)
      expect(await accessibilityFaults(page)).toEqual([])
    },
  )

test('is reached early by keyboard, takes no Escape for an answer, and a refusal holds for the next page', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  for (const _ of words.fr.choices) await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Tout refuser' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBeNull()
  const proof = page.waitForRequest('**/api/consents*')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect((await proof).postDataJSON()).toMatchObject({
    choices: { necessary: true, analytics: false, marketing: false, preferences: false },
    method: 'refuse_all',
    language: 'fr',
  })
  await expect.poll(() => isProved(page)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).not.toBeNull()
  await page.goto('/boutique')
  await expect(page.getByRole('button', { name: 'Écrire à la maison sur WhatsApp' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('lets one choose, holds the choice while its proof cannot be sent, and lets one withdraw at the foot', async ({
  page,
}) => {
  await page.route('**/api/consents*', (route) => route.abort())
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Gérer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Préférences de cookies' })
  await expect(dialog.getByRole('checkbox', { name: /Nécessaires/ })).toBeDisabled()
  await expect(dialog.getByRole('checkbox', { name: /Nécessaires/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Gérer' }).click()
  await dialog.getByRole('checkbox', { name: /Mesure/ }).check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await kept(page)).toMatchObject({ analytics: true, method: 'custom', proofKey: expect.any(String) })

  await page.unroute('**/api/consents*')
  await page.reload()
  await expect.poll(() => isProved(page)).toBe(true)

  const again = page.getByRole('button', { name: 'Gérer mes cookies' })
  await again.click()
  await dialog.getByRole('checkbox', { name: /Mesure/ }).uncheck()
  const proof = page.waitForRequest('**/api/consents*')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  expect((await proof).postDataJSON()).toMatchObject({ method: 'withdrawn' })
  await expect(dialog).toBeHidden()
  await expect(again).toBeFocused()
})

test('takes everything back with one press in the preferences', async ({ page }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Accepter tout' }).click()
  await expect.poll(() => isProved(page)).toBe(true)
  const again = page.getByRole('button', { name: 'Gérer mes cookies' })
  await again.click()
  const dialog = page.getByRole('dialog', { name: 'Préférences de cookies' })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4)
  const proof = page.waitForRequest('**/api/consents*')
  await dialog.getByRole('button', { name: 'Tout refuser' }).click()
  expect((await proof).postDataJSON()).toMatchObject({
    choices: { necessary: true, analytics: false, marketing: false, preferences: false },
    method: 'withdrawn',
  })
  await expect(dialog).toBeHidden()
  await expect(again).toBeFocused()
})

test(
  'is chosen from by keyboard on a phone, in English, and opened again at the foot',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/?lng=en')
    await expect(banner(page, 'en')).toBeVisible()
    for (const _ of words.en.choices) await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(banner(page, 'en').getByRole('button', { name: 'Manage' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
    const analytics = dialog.getByRole('checkbox', { name: 'Analytics' })
    await expect(analytics).toBeFocused()
    await page.keyboard.press('Space')
    for (const name of ['Marketing', 'Preferences']) {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('checkbox', { name })).toBeFocused()
    }
    for (const name of ['Refuse all', 'Cancel', 'Save']) {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name })).toBeFocused()
      expect(await isCovered(dialog.getByRole('button', { name }))).toBe(false)
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await kept(page)).toMatchObject({ analytics: true, marketing: false, language: 'en' })
    const again = page.getByRole('button', { name: 'Manage my cookies' })
    await again.press('Enter')
    await expect(analytics).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(again).toBeFocused()
  },
)

test('a line that is away covers neither the question nor the chat', deep, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const chat = page.getByRole('button', { name: 'Écrire à la maison sur WhatsApp' })
  await expect(chat).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible()
  expect(await isCovered(page.getByText('Vous êtes hors ligne.'))).toBe(false)
  for (const name of words.fr.choices)
    expect(await isCovered(banner(page).getByRole('button', { name, exact: true }))).toBe(false)
  expect(await isCovered(chat)).toBe(false)
})

test('covers no way to the products in a low window', deep, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/boutique')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('button', { name: 'Filtrer les produits' }).click()
  const way = page.locator('[data-foot-bar]').getByRole('button')
  await way.focus()
  expect(await isCovered(way)).toBe(false)
})

test('leaves no room for itself on paper', deep, async ({ page }) => {
  await page.goto('/boutique')
  await expect(banner(page)).toBeVisible()
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
  expect(await room()).not.toBe('0px')
  await page.emulateMedia({ media: 'print' })
  // A sheet is drawn before the page measures anew what lies at the foot of the window.
  await page.evaluate(() => document.documentElement.style.setProperty('--consent-room', '200px'))
  expect(await room()).toBe('0px')
})

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const)
  test(
    `leaves the first picture of the home page and both its ways on to be seen, ${width} by ${height}`,
    width === 390 ? {} : deep,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const bar = banner(page, 'fr')
      await expect(bar).toBeVisible()
      const main = page.getByRole('main')
      for (const name of ['Découvrir la Collection', 'Prendre Rendez-vous'])
        expect(await isCovered(main.getByRole('link', { name }).first())).toBe(false)
      const picture = await main.getByRole('img').first().boundingBox()
      expect(picture?.y).toBeLessThan(((await bar.boundingBox())?.y ?? 0) - 40)
    },
  )
