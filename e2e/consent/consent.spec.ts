import type { Page } from '@playwright/test'
import { policyVersion } from '../../src/features/consent/consent.limits.ts'
import { allOf, consentOf } from '../../src/features/consent/consent.rules.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { necessaryKeys } from '../../src/shared/necessary-keys.ts'
import { randomId } from '../../src/shared/random-id.ts'
import { pathTo } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { isCovered } from '../is-covered.ts'
import { expect, firstVisit, test } from '../journey.ts'

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

for (const { lng, colorScheme, width } of [
  { lng: 'fr', colorScheme: 'light', width: 390 },
  { lng: 'en', colorScheme: 'dark', width: 390 },
  { lng: 'fr', colorScheme: 'dark', width: 1440 },
  { lng: 'en', colorScheme: 'light', width: 1440 },
] as const)
  test(`asks with three choices of one weight, above the purchase bar and without moving the page, ${lng}, ${colorScheme}, ${width} pixels wide`, async ({
    page,
  }) => {
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

const sixMonthsMs = 183 * 86_400_000

const standing = consentOf({
  choices: allOf(true),
  method: 'accept_all',
  language: 'fr',
  consentId: randomId(),
  proofKey: '',
  nowMs: Date.now(),
})

for (const [what, stored] of [
  ['has been tampered with', { necessary: true, analytics: true }],
  ['is older than six months', { ...standing, expiresAt: new Date(Date.now() - 1000).toISOString() }],
  ['was given to other words', { ...standing, version: policyVersion - 1 }],
] as const)
  test(`asks again once what is stored ${what}`, async ({ page }) => {
    await page.addInitScript((text) => {
      localStorage.setItem('cookiesAccepted', 'true')
      localStorage.setItem('cookiePreferences', text)
    }, JSON.stringify(stored))
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click()
    await expect(page.getByRole('dialog').getByRole('checkbox', { checked: true })).toHaveCount(1)
  })

test('does not ask again while an answer stands', async ({ page }) => {
  await page.addInitScript((text) => {
    localStorage.setItem('cookiesAccepted', 'true')
    localStorage.setItem('cookiePreferences', text)
  }, JSON.stringify(standing))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Écrire à la maison sur WhatsApp' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('keeps an answer in its own shape and no longer than it stands', async ({ page }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expect.poll(() => isProved(page)).toBe(true)
  const answer = await kept(page)
  expect(answer).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
    version: policyVersion,
    expiresAt: expect.any(String),
    consentId: expect.any(String),
    method: 'refuse_all',
    language: 'fr',
  })
  const standsForMs = Date.parse(answer.expiresAt) - Date.now()
  expect(Math.abs(standsForMs - sixMonthsMs)).toBeLessThan(4 * 86_400_000)
})

test('is chosen from by keyboard on a phone, in English, and opened again at the foot', async ({ page }) => {
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
})

test('asks in no second tab once it is answered in one', async ({ page, context }) => {
  const second = await context.newPage()
  await Promise.all([page.goto('/'), second.goto('/boutique')])
  await expect(banner(page)).toBeVisible()
  await expect(banner(second)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(banner(second)).toBeHidden()
})

test.describe('where storage is forbidden', () => {
  test.use({ expectedFault: /forbidden here/ })

  test('an answer lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new Error('forbidden here')
      }
      Object.defineProperty(window, 'localStorage', { get: forbid })
    })
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
    await expect(banner(page)).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Boutique' }).click()
    await expect(page).toHaveURL('/boutique')
    await expect(page.getByRole('button', { name: 'Écrire à la maison sur WhatsApp' })).toBeVisible()
    await expect(banner(page)).toBeHidden()
  })
})

test(
  'nothing of banner and chat is in what is kept for everybody, nor asked for before the page is there',
  firstVisit,
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (/(consent|chat)-(part|widget|banner)/.test(request.url())) scripts.push(request.url())
    })
    let beforeLoad: string[] = []
    page.once('load', () => {
      beforeLoad = [...scripts]
    })
    const answer = await page.goto('/')
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('Gérer mes cookies')
    for (const sign of ['data-consent-bar', 'data-chat-button', 'Accepter tout', 'wa.me'])
      expect(html).not.toContain(sign)
    expect(html).not.toMatch(/(consent|chat)-part/)
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Écrire à la maison sur WhatsApp' })).toBeVisible()
    expect(scripts.length).toBeGreaterThan(1)
    expect(beforeLoad).toEqual([])
  },
)

test('keeps and sends nothing optional before there is an answer, nor after a refusal', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const foreign: string[] = []
  const consents: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
    if (pathname === '/api/consents') consents.push(request.url())
  })
  const { products } = await (await page.request.get('/api/products?limit=1')).json()
  const exempt: readonly string[] = necessaryKeys
  const optional = async () => {
    const keys = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? 'a database'),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
    const cookies = (await context.cookies()).map(({ name }) => name)
    return [...keys, ...cookies].filter((name) => !exempt.includes(name))
  }
  const piece = pathTo('product', { id: products[0]._id })
  for (const path of ['/', '/boutique', piece, '/boutique/panier', '/contact', '/avis']) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Écrire à la maison sur WhatsApp' }).click()
  await expect(page.getByRole('dialog', { name: 'Écrire à la maison' })).toBeVisible()
  await page.goto('/?lng=en')
  await expect(banner(page, 'en')).toBeVisible()
  expect(await optional()).toEqual([])
  expect(consents).toEqual([])
  await banner(page, 'en').getByRole('button', { name: 'Refuse all' }).click()
  await expect.poll(() => isProved(page)).toBe(true)
  await page.goto(piece)
  await expect(page.locator('[data-chat-button]')).toBeVisible()
  expect(await optional()).toEqual([])
  expect(consents).toHaveLength(1)
  expect(foreign).toEqual([])
})
