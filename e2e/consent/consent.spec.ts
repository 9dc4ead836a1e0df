import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { necessaryKeys } from '../../src/shared/necessary-keys.ts'
import { pathTo } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { isCovered } from '../is-covered.ts'
import { expect, test } from '../journey.ts'

test.use({ answered: false })

const words = {
  fr: { title: 'Vos cookies', choices: ['Accepter tout', 'Tout refuser', 'Gérer'] },
  en: { title: 'Your cookies', choices: ['Accept all', 'Refuse all', 'Manage'] },
} as const

/** What consent is asked for, and who asks: said before the choice. */
const told = {
  fr: ['la maison', 'audience', 'marketing', 'préférences'],
  en: ['the house', 'audience', 'marketing', 'preferences'],
} as const

const banner = (page: Page, lng: 'fr' | 'en' = 'fr') => page.getByRole('region', { name: words[lng].title })

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'))

const isProved = async (page: Page) => {
  const consent = await kept(page)
  return consent !== null && !('proofKey' in consent)
}

for (const lng of ['fr', 'en'] as const)
  test(`asks with three choices of one weight, above the purchase bar and without moving the page, ${lng}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
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
    await expect(page.locator('[data-foot-bar]')).toBeInViewport()
    const foot = await page.locator('[data-foot-bar]').boundingBox()
    const box = await bar.boundingBox()
    if (!foot || !box) throw new Error('Neither the bar nor the question has a place')
    expect(Math.abs(box.y + box.height - foot.y)).toBeLessThanOrEqual(1)
    expect(await accessibilityFaults(page)).toEqual([])
  })

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

test('proves both answers, the second given while the first is on its way', async ({ page }) => {
  const proved: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/consents*', async (route) => {
    proved.push(route.request().postDataJSON().method)
    if (proved.length === 1) await held
    await route.continue()
  })
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Accepter tout' }).click()
  await expect.poll(() => proved).toEqual(['accept_all'])
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Préférences de cookies' })
  await dialog.getByRole('checkbox', { name: /Mesure/ }).uncheck()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  letGo()
  await expect.poll(() => isProved(page)).toBe(true)
  expect(proved).toEqual(['accept_all', 'withdrawn'])
})

test('sends a proof that the house was too busy for with the next page', async ({ page }) => {
  const sent: string[] = []
  await page.route('**/api/consents*', (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '')
    if (sent.length > 1) return route.continue()
    return route.fulfill({ status: 429, json: { success: false, code: 'too_many', message: '…' } })
  })
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Boutique' }).click()
  await expect(page).toHaveURL('/boutique')
  await expect.poll(() => isProved(page)).toBe(true)
  expect(sent).toEqual([sent[0], sent[0]])
})

test('proves in which language one answered, though the proof is sent from a page in another', async ({
  page,
}) => {
  await page.route('**/api/consents*', (route) => route.abort())
  await page.goto('/')
  const lost = page.waitForRequest('**/api/consents*')
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
  expect((await lost).postDataJSON()).toMatchObject({ language: 'fr' })
  await page.unroute('**/api/consents*')
  const proof = page.waitForRequest('**/api/consents*')
  await page.goto('/?lng=en')
  expect((await proof).postDataJSON()).toEqual((await lost).postDataJSON())
  await expect.poll(() => isProved(page)).toBe(true)
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

test('a line that is away covers neither the question nor the chat', async ({ page, context }) => {
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

test('covers no way to the pieces in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/boutique')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('button', { name: 'Filtrer les produits' }).click()
  const way = page.locator('[data-foot-bar]').getByRole('button')
  await way.focus()
  expect(await isCovered(way)).toBe(false)
})

test('leaves no room for itself on paper', async ({ page }) => {
  await page.goto('/boutique')
  await expect(banner(page)).toBeVisible()
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
  expect(await room()).not.toBe('0px')
  await page.emulateMedia({ media: 'print' })
  // A sheet is drawn before anybody measures anew what lies at the foot of the window.
  await page.evaluate(() => document.documentElement.style.setProperty('--consent-room', '200px'))
  expect(await room()).toBe('0px')
})

test('asks again once what is stored has been tampered with', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookiesAccepted', 'true')
    localStorage.setItem('cookiePreferences', '{"necessary":true,"analytics":true}')
  })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
})

test('keeps and sends nothing optional before there is an answer', async ({ page, context, baseURL }) => {
  const foreign: string[] = []
  const consents: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
    if (pathname === '/api/consents') consents.push(request.url())
  })
  const { products } = await (await page.request.get('/api/products?limit=1')).json()
  for (const path of ['/', '/boutique', pathTo('product', { id: products[0]._id }), '/boutique/panier']) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    await page.getByRole('button', { name: 'Écrire à la maison sur WhatsApp' }).click()
    await expect(page.getByRole('dialog', { name: 'Écrire à la maison' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  const exempt: readonly string[] = necessaryKeys
  expect([...keys, ...cookies].filter((name) => !exempt.includes(name))).toEqual([])
  expect(foreign).toEqual([])
  expect(consents).toEqual([])
})
