import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sitemap } from '../../src/sitemap.ts'
import { killedServer } from '../../src/testing/faults/killed-server.ts'
import { expect, test } from '../journey.ts'

const publicPages = Object.values(sitemap).flatMap(({ path, access }) =>
  access === 'public' && !/[:*]/.test(path) ? [path] : [],
)

/** Places of a picture that hold none: they have its ground and its shape, and nothing else. */
const emptyPlaces = () =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isPlace = /\b(bg-plate|aspect-portrait)\b/.test(element.className.toString())
    const isEmpty = element.querySelector('img, svg') === null && (element.textContent ?? '').trim() === ''
    return isPlace && isEmpty && element.tagName !== 'IMG' && width > 0 && height > 0
      ? [element.outerHTML]
      : []
  })

test('a house without pictures shows no empty place on any of its pages', async ({ page }) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const server = await killedServer({ dataDir: join(folder, 'data') })
  try {
    await server.start()
    expect(publicPages.length).toBeGreaterThan(15)
    for (const path of publicPages) {
      await page.goto(`${server.baseUrl}${path}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await page.evaluate(emptyPlaces), path).toEqual([])
    }
    await page.goto(`${server.baseUrl}/boutique`)
    await expect(page.getByText('Aucun produit trouvé')).toBeVisible()
    await expect(page.getByText('Ou parcourez une catégorie')).toHaveCount(0)
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
