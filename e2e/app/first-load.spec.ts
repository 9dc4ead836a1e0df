import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { firstLoad, mostScriptBytes } from '../../bench/first-load.ts'
import { sitemap } from '../../src/sitemap.ts'
import { lateMark } from '../../src/ui/late/early-press.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'

/** Rarely a first page: it brings all of its steps. */
const mostOfCheckout = 170_500

/** A room of the admin: a browser spends as much on each file as on some kilobytes of it. */
const mostOfRoom = { bytes: 215_000, files: 52 }

/** All that comes to a page by itself, late and idle parts too, while the visitor does nothing. */
const mostUntouched = 170_000

const aProduct = async ({ request }: Page) => {
  const { products } = await (await request.get('/api/products?limit=1')).json()
  return `/boutique/produit/${products[0]?._id}`
}

const addressOf = async (page: Page, target: string | typeof aProduct) =>
  typeof target === 'string' ? target : target(page)

const pages = [
  { name: 'home', target: '/' },
  { name: 'boutique', target: '/boutique' },
  { name: 'product', target: aProduct },
  { name: 'a-propos', target: '/a-propos' },
  { name: 'sur-mesure', target: '/sur-mesure' },
  { name: 'mariage', target: '/sur-mesure/mariage' },
  { name: 'soiree', target: '/sur-mesure/soiree' },
  { name: 'lookbook', target: '/lookbook' },
  { name: 'inspiration', target: '/inspiration' },
  { name: 'avis', target: '/avis' },
  { name: 'contact', target: '/contact' },
  { name: 'newsletter', target: '/newsletter' },
  { name: 'cart', target: '/boutique/panier' },
  { name: 'rendez-vous', target: '/rendez-vous' },
  { name: 'auth', target: '/auth' },
  { name: 'checkout', target: '/checkout', most: mostOfCheckout },
]

/** A file of the build as the house sends it. */
const built = async (path: string) => {
  const file = `build/client${path}`
  const isCompressed = existsSync(`${file}.br`)
  const body = readFileSync(isCompressed ? `${file}.br` : file)
  return { status: 200, headers: isCompressed ? ['content-encoding', 'br'] : [], body }
}

test('no page loads more scripts before it listens than it may', async ({ page }) => {
  for (const { name, target, most = mostScriptBytes } of pages)
    for (const lng of ['fr', 'en']) {
      const answer = await page.request.get(`${await addressOf(page, target)}?lng=${lng}`)
      const { script } = await firstLoad({ html: await answer.text(), ask: built })
      expect.soft(script).toBeGreaterThan(mostScriptBytes / 2)
      expect
        .soft(script, `${name} in ${lng} loads ${script} bytes of scripts, and may load ${most}`)
        .toBeLessThanOrEqual(most)
    }
})

test('no room of the admin loads more before it listens than it may', async ({ page }) => {
  const rooms = Object.values<{ readonly path: string }>(sitemap)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/admin') && !path.includes(':'))
  expect(rooms.length).toBeGreaterThan(20)
  for (const room of rooms) {
    const answer = await page.request.get(room)
    const { script, scripts } = await firstLoad({ html: await answer.text(), ask: built })
    expect.soft(script, `${room} loads ${script} bytes`).toBeLessThanOrEqual(mostOfRoom.bytes)
    expect.soft(scripts, `${room} loads ${scripts} files`).toBeLessThanOrEqual(mostOfRoom.files)
  }
})

test.describe('a page that nobody touches', deep, () => {
  test.use({ answered: false })

  for (const { name, target } of pages.slice(0, 3))
    test(`${name} loads at most ${mostUntouched} bytes of scripts in all`, firstVisit, async ({ page }) => {
      await page.goto(await addressOf(page, target))
      await expect(page.locator(`[${lateMark}]`)).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Vos cookies' })).toBeVisible()
      await expect(
        page
          .getByRole('link', { name: /WhatsApp/ })
          .or(page.getByRole('button', { name: /WhatsApp/ }))
          .first(),
      ).toBeVisible()
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
              ? [[entry.name, entry.encodedBodySize] as const]
              : [],
          ),
      )
      const bytes = [...new Map(scripts).values()].reduce((sum, size) => sum + size, 0)
      expect(bytes).toBeGreaterThan(mostScriptBytes / 2)
      expect(
        bytes,
        `${name} loads ${bytes} bytes of scripts by itself, and may load ${mostUntouched}`,
      ).toBeLessThanOrEqual(mostUntouched)
    })
})
