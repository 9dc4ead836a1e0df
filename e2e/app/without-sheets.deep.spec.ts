import type { Page } from '@playwright/test'
import { languages } from '../../src/shared/i18n/languages.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { pathTo } from '../../src/sitemap.ts'
import { expect, test } from '../journey.ts'

/** A drawing stands in a line of words, or is a stitch; a taller one is a blank where nothing tells it its size. */
const tallestDrawingPx = 64

const paths = [
  pathTo('home'),
  pathTo('about'),
  pathTo('madeToMeasure'),
  pathTo('weddingGowns'),
  pathTo('lookbook'),
  pathTo('inspiration'),
  pathTo('shop'),
  pathTo('contact'),
  pathTo('testimonials'),
  pathTo('sizeGuide'),
  pathTo('terms'),
  '/nulle-part',
]

const tallDrawings = (page: Page) =>
  page
    .locator('svg')
    .evaluateAll(
      (drawings, tallest) =>
        drawings
          .filter((drawing) => drawing.getBoundingClientRect().height > tallest)
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      tallestDrawingPx,
    )

/** Words of two neighbours on one line, between which there is not as much as a space. */
const runTogether = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const found: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let before: { node: Text; end: DOMRect } | undefined
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!(node instanceof Text) || node.parentElement?.closest('select, noscript, script')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const [first] = lines
      const last = lines.at(-1)
      if (!first || !last) continue
      if (
        before &&
        before.node.parentElement !== node.parentElement &&
        Math.abs(before.end.bottom - first.bottom) < 6 &&
        Math.abs(first.left - before.end.right) < 2 &&
        /[\p{L}\p{N}€)]$/u.test(before.node.data) &&
        /^[\p{L}\p{N}(]/u.test(node.data)
      )
        found.push(`${before.node.data.slice(-30)}|${node.data.slice(0, 30)}`)
      before = { node, end: last }
    }
    return found
  })

const someProduct = async ({ request }: Page) => {
  const { products } = await (await request.get('/api/products?limit=1')).json()
  return pathTo('product', { id: products[0]._id })
}

test.use({ viewport: { width: 390, height: 844 } })

for (const lng of languages)
  test(`without style sheets every page still reads as one, ${lng}`, async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort())
    for (const path of [...paths, await someProduct(page)])
      await test.step(path, async () => {
        await page.goto(localizedPath(path, lng))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo').getByRole('textbox').first()).toBeVisible()
        expect(await tallDrawings(page)).toEqual([])
        expect(await runTogether(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      })
  })
