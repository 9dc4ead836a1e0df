import { policyVersion } from '../../src/features/consent/consent.limits.ts'
import { allOf, consentOf } from '../../src/features/consent/consent.rules.ts'
import { randomId } from '../../src/shared/ids/random-id.ts'
import { necessaryKeys } from '../../src/shared/privacy/necessary-keys.ts'
import { pathTo } from '../../src/sitemap.ts'
import { banner, isProved, kept } from '../consent-question.ts'
import { deep, deepFirstVisit, expect, test } from '../journey.ts'

test.use({ answered: false })

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

test('sends a proof that the house was too busy for with the next page', deep, async ({ page }) => {
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

test(
  'proves in which language one answered, though the proof is sent from a page in another',
  deep,
  async ({ page }) => {
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
  },
)

const sixMonthsMs = 183 * 86_400_000

const given = consentOf({
  choices: allOf(true),
  method: 'accept_all',
  language: 'fr',
  consentId: randomId(),
  proofKey: '',
  nowMs: Date.now(),
})

for (const [what, stored] of [
  ['has been tampered with', { necessary: true, analytics: true }],
  ['is older than six months', { ...given, expiresAt: new Date(Date.now() - 1000).toISOString() }],
  ['was given to other words', { ...given, version: policyVersion - 1 }],
] as const)
  test(`asks again once what is stored ${what}`, deep, async ({ page }) => {
    await page.addInitScript((text) => {
      localStorage.setItem('cookiesAccepted', 'true')
      localStorage.setItem('cookiePreferences', text)
    }, JSON.stringify(stored))
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click()
    await expect(page.getByRole('dialog').getByRole('checkbox', { checked: true })).toHaveCount(1)
  })

test('does not ask again while an answer stands', deep, async ({ page }) => {
  await page.addInitScript((text) => {
    localStorage.setItem('cookiesAccepted', 'true')
    localStorage.setItem('cookiePreferences', text)
  }, JSON.stringify(given))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Écrire à la maison sur WhatsApp' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('keeps an answer in its own shape and no longer than it stands', deep, async ({ page }) => {
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

test('asks in no second tab once it is answered in one', deep, async ({ page, context }) => {
  const second = await context.newPage()
  await Promise.all([page.goto('/'), second.goto('/boutique')])
  await expect(banner(page)).toBeVisible()
  await expect(banner(second)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(banner(second)).toBeHidden()
})

test.describe('where storage is forbidden', deep, () => {
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
  deepFirstVisit,
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

test(
  'keeps and sends nothing optional before there is an answer, nor after a refusal',
  deep,
  async ({ page, context, baseURL }) => {
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
    const product = pathTo('product', { id: products[0]._id })
    for (const path of ['/', '/boutique', product, '/boutique/panier', '/contact', '/avis']) {
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
    await page.goto(product)
    await expect(page.locator('[data-chat-button]')).toBeVisible()
    expect(await optional()).toEqual([])
    expect(consents).toHaveLength(1)
    expect(foreign).toEqual([])
  },
)
