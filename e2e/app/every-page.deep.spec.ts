import type { Page } from '@playwright/test'
import { languages } from '../../src/shared/i18n/languages.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { pathTo, type SitemapEntry, sitemap } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../journey.ts'
import { type SignedIn, signIn } from '../sign-in.ts'
import { htmlFaults } from '../valid-html.ts'

const entries: readonly SitemapEntry[] = Object.values(sitemap)

/** Pages without an id in their address. */
const plainPaths = (access: readonly SitemapEntry['access'][]) =>
  entries
    .filter(({ path, development }) => !development && !/[:*]/.test(path))
    .filter((entry) => access.includes(entry.access))
    .map(({ path }) => path)

/** Those of a form in another state, and those where something is missing. */
const otherStates = [
  `${pathTo('signIn')}?mode=register`,
  `${pathTo('signIn')}?unsent=1`,
  `${pathTo('shop')}?search=zzzzzz`,
  '/nulle-part',
]

const someProduct = async ({ request }: Pick<Page, 'request'>) => {
  const { products } = await (await request.get('/api/products?limit=1')).json()
  return pathTo('product', { id: products[0]._id })
}

const someOrder = async ({ request }: Page, { token }: SignedIn, isAdmin: boolean) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get(`/api${isAdmin ? '/admin' : ''}/orders?limit=1`, { headers })
  const { orders } = await answer.json()
  return pathTo(isAdmin ? 'adminOrder' : 'order', { orderId: orders[0]._id })
}

for (const lng of languages)
  test(`what the server writes is valid HTML, ${lng}`, async ({ request }) => {
    const paths = [
      ...plainPaths(['public', 'user', 'staff', 'admin']),
      ...otherStates,
      await someProduct({ request }),
    ]
    for (const path of paths)
      await test.step(path, async () => {
        const answer = await request.get(localizedPath(path, lng))
        expect(await htmlFaults(await answer.text())).toEqual([])
      })
  })

const visitors = {
  customer: { role: 'user', access: ['public', 'user'] },
  owner: { role: 'admin', access: ['staff', 'admin'] },
} as const

for (const [name, { role, access }] of Object.entries(visitors))
  for (const { lng, colorScheme, viewport } of [
    { lng: 'fr', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    { lng: 'en', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ] as const)
    test.describe(`every page of a ${name}, ${lng}, ${viewport.width} pixels wide, in the ${colorScheme}`, () => {
      test.use({ colorScheme, viewport })

      test('passes axe and the validator, and is no wider than the window', async ({ page }) => {
        test.setTimeout(180_000)
        const session = await signIn(page, role)
        const paths = [
          ...plainPaths(access),
          ...(role === 'user' ? [...otherStates, await someProduct(page)] : []),
          await someOrder(page, session, role === 'admin'),
        ]
        for (const path of paths)
          await test.step(path, async () => {
            await page.goto(localizedPath(path, lng))
            await expect(page.getByRole('main')).toContainText(/[a-z]/)
            await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
            expect(await accessibilityFaults(page)).toEqual([])
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
          })
      })
    })
