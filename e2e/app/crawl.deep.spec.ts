import { languages } from '../../src/shared/i18n/languages.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { pathTo, type SitemapEntry, sitemap } from '../../src/sitemap.ts'
import { crawlSite } from '../crawl/crawl-site.ts'
import { isIndexed, pageFaults } from '../crawl/page-faults.ts'
import { readSitemap } from '../crawl/read-sitemap.ts'
import {
  brokenFiles,
  brokenLinks,
  doubledPages,
  oneWayPages,
  pagesOf,
  properPages,
  sharedAsTheHouse,
  sitemapFaults,
  wrongSharePictures,
} from '../crawl/site-faults.ts'
import { expect, test } from '../journey.ts'
import { openOwnServer } from '../server/own-server.ts'
import { openSession } from '../sign-in.ts'
import { htmlFaults } from '../valid-html.ts'

const entries: readonly SitemapEntry[] = Object.values(sitemap)

/** Pages without an id in their address, also those that no link leads to. */
const plain = entries.filter(({ path, development }) => !development && !/[:*]/.test(path))

test.describe('the house as robots find it', () => {
  // One house for both: neither minds what the other has done.
  test.describe.configure({ mode: 'default' })

  let server: Awaited<ReturnType<typeof openOwnServer>>

  test.beforeAll(async () => {
    server = await openOwnServer()
  })
  test.afterAll(() => server.close())

  test('says of every page what it is, and leads to nothing that is not there', async ({ page }) => {
    test.setTimeout(180_000)
    const { baseURL } = server
    const listed = await readSitemap(page, `${baseURL}/sitemap.xml`)
    const known = languages.flatMap((lng) => plain.map(({ path }) => baseURL + localizedPath(path, lng)))
    const site = await crawlSite(page, [...known, ...listed.map(({ address }) => address)])
    expect(listed.length).toBeGreaterThan(100)
    expect(pagesOf(site).length).toBeGreaterThan(listed.length)

    const faults = async (what: string, found: Promise<readonly string[]> | readonly string[]) =>
      test.step(what, async () => expect.soft(await found, what).toEqual([]))
    await faults('links', brokenLinks(site))
    await faults('list of pages', sitemapFaults(site, listed))
    await faults('languages and proper addresses', oneWayPages(site))
    await faults('titles and descriptions', doubledPages(site))
    await faults(
      'pages by themselves',
      pagesOf(site).flatMap(([address, facts]) => pageFaults(address, facts)),
    )
    await faults(
      'pages for no search engine',
      plain.flatMap(({ path, access, indexed }) => {
        const facts = site.get(baseURL + path)?.facts
        const isForAll = access === 'public' && indexed !== false
        return !facts || isIndexed(facts) === isForAll ? [] : [`${path} and src/sitemap.ts do not agree`]
      }),
    )
    await faults('files', brokenFiles(site, listed))
    await faults('share pictures', wrongSharePictures(site))
    await faults('pages without a share picture of their own', sharedAsTheHouse(site))
    await test.step('HTML', async () => {
      for (const [address] of properPages(site))
        expect.soft(await htmlFaults(site.get(address)?.html ?? ''), address).toEqual([])
    })
  })

  test('answers « gone » for a product that was removed, and « not found » for what never was', async ({
    browser,
  }) => {
    const { baseURL } = server
    const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
    const page = await context.newPage()
    const { products } = await (await fetch(`${baseURL}/api/products?category=soiree&limit=1`)).json()
    const [{ _id: id, name }] = products
    const address = baseURL + pathTo('product', { id })
    expect((await fetch(address)).status).toBe(200)

    const { token } = await openSession(context, 'admin')
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${baseURL}/api/products/${id}`, { method: 'DELETE', headers })).ok).toBe(true)

    expect((await fetch(`${baseURL}/api/products/${id}`)).status).toBe(404)
    const listed = await readSitemap(page, `${baseURL}/sitemap.xml`)
    expect(listed.filter((listedPage) => listedPage.address.includes(id))).toEqual([])
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(410)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cette pièce a quitté la boutique')
    await expect(main).toContainText(name)
    await expect(main.getByRole('article')).toHaveCount(4)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    await main.getByRole('link', { name: 'Voir la catégorie Soirée' }).click()
    await expect(page).toHaveURL(/\/boutique\?category=soiree$/)

    const icon = await fetch(`${baseURL}/favicon.ico`)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])

    for (const missing of [
      pathTo('product', { id: '00000000-0000-4000-8000-000000000000' }),
      pathTo('product', { id: 'robe' }),
      '/nulle-part',
      '/lookbook/nulle-part',
      '/sitemap-2.xml',
      '/assets/nulle-part.js',
      '/media/nulle/part.webp',
    ])
      expect([missing, (await fetch(baseURL + missing)).status]).toEqual([missing, 404])
    await context.close()
  })
})
