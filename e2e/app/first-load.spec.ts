import { firstLoad, mostScriptBytes } from '../../bench/first-load.ts'
import { lateMark } from '../../src/ui/early-press.ts'
import { expect, firstVisit, test } from '../journey.ts'

/** Nobody's first page: it brings the library of forms, and all of its steps. */
const mostOfCheckout = 182_000

/** All that comes to a page by itself, late and idle parts too, while nobody touches it. */
const mostUntouched = 170_000

type Ask = (address: string) => Promise<{ json: () => Promise<{ products: readonly { _id: string }[] }> }>

const aProduct = async (get: Ask) => {
  const { products } = await (await get('/api/products?limit=1')).json()
  return `/boutique/produit/${products[0]?._id}`
}

const pages = [
  { name: 'home', target: '/' },
  { name: 'boutique', target: '/boutique' },
  { name: 'product', target: aProduct },
  { name: 'avis', target: '/avis' },
  { name: 'contact', target: '/contact' },
  { name: 'newsletter', target: '/newsletter' },
  { name: 'cart', target: '/boutique/panier' },
  { name: 'rendez-vous', target: '/rendez-vous' },
  { name: 'auth', target: '/auth' },
  { name: 'checkout', target: '/checkout', most: mostOfCheckout },
]

for (const { name, target, most = mostScriptBytes } of pages)
  test(`${name} loads at most ${most} bytes of scripts before it listens`, async ({ baseURL, request }) => {
    const path = typeof target === 'string' ? target : await target((address) => request.get(address))
    for (const language of ['fr', 'en']) {
      const { script } = await firstLoad({
        port: Number(new URL(baseURL ?? '').port),
        target: `${path}?lng=${language}`,
      })
      expect(
        script,
        `${name} in ${language} loads ${script} bytes of scripts, and may load ${most}`,
      ).toBeLessThanOrEqual(most)
    }
  })

test.describe('a page that nobody touches', () => {
  test.use({ answered: false })

  for (const { name, target } of pages.slice(0, 3))
    test(`${name} loads at most ${mostUntouched} bytes of scripts in all`, firstVisit, async ({ page }) => {
      await page.goto(
        typeof target === 'string' ? target : await target((address) => page.request.get(address)),
      )
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
