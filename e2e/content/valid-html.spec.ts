import { languages } from '../../src/shared/i18n/languages.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { pathTo, type SitemapEntry, sitemap } from '../../src/sitemap.ts'
import { expect, test } from '../journey.ts'
import { htmlFaults } from '../valid-html.ts'

const entries: readonly SitemapEntry[] = Object.values(sitemap)

/** Pages that need nobody's id, and those of a form in another state. */
const paths = [
  ...entries.filter(({ path, development }) => !development && !/[:*]/.test(path)).map(({ path }) => path),
  `${pathTo('signIn')}?mode=register`,
  `${pathTo('signIn')}?unsent=1`,
  `${pathTo('shop')}?search=zzzzzz`,
  '/nulle-part',
]

for (const lng of languages)
  test(`what the server writes is valid HTML, ${lng}`, async ({ request }) => {
    const { products } = await (await request.get('/api/products?limit=1')).json()
    for (const path of [...paths, pathTo('product', { id: products[0]._id })])
      await test.step(path, async () => {
        const answer = await request.get(localizedPath(path, lng))
        expect(await htmlFaults(await answer.text())).toEqual([])
      })
  })
