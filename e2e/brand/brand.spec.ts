import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

/** A sign on a transparent ground, as wide as a logo may be shown. */
const sign = (colour: string) =>
  sharp({ create: { width: 1000, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: { create: { width: 900, height: 160, channels: 3, background: colour } },
        left: 50,
        top: 20,
      },
    ])
    .png()
    .toBuffer()

const photograph = () =>
  sharp({ create: { width: 1300, height: 900, channels: 3, background: '#6b2d3a' } })
    .jpeg()
    .toBuffer()

const choose = async (place: Locator, buffer: Buffer) =>
  place.locator('input[type=file]').setInputFiles({ name: 'image.png', mimeType: 'image/png', buffer })

const headersOfAdmin = async (page: Page) => ({
  authorization: `Bearer ${(await openSession(page.context(), 'admin')).token}`,
})

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

// There is one logo for all pages, so that these would see each other’s.
test.describe.configure({ mode: 'serial' })

test.afterEach(async ({ page }) => {
  const headers = await headersOfAdmin(page)
  const { pictures } = await (await page.request.get('/api/admin/brand', { headers })).json()
  for (const { kind, version } of pictures)
    await page.request.delete(`/api/admin/brand/${kind}?seen=${version}`, { headers })
})

test(
  'the house gives its logo and the picture of its links, and goes back to what came',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/pages')
    const section = page.getByRole('region', { name: 'Identité visuelle' })
    const place = (name: string) =>
      section.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const before = await (await page.request.get('/og-image.png')).body()

    await choose(place('Icône'), await sign('#a4222a'))
    await expect(place('Icône').getByText('Une icône est carrée')).toBeVisible()
    await choose(place('Logo'), await sign('#a4222a'))
    await expect(place('Logo').getByText('Depuis le')).toBeVisible()
    await choose(place('Image de partage'), await photograph())
    await place('Image de partage').getByRole('button', { name: 'Cadrer' }).click()
    const framing = page.getByRole('dialog', { name: 'Cadrer l’image de partage' })
    await framing.getByLabel('De haut en bas, en %').fill('0')
    await framing.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(framing).toBeHidden()
    expect(await accessibilityFaults(page)).toEqual([])
    const shared = await (await page.request.get('/og-image.png')).body()
    expect(shared.equals(before)).toBe(false)
    expect(await sharp(shared).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    // Kept pages follow, and without a script.
    const { url } = (await (await page.request.get('/api/house')).json()).house.logo
    expect(await (await page.request.get('/boutique')).text()).toContain(`src="${url}"`)

    await place('Logo').getByRole('button', { name: 'Retirer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(place('Logo').getByText('D’origine')).toBeVisible()
    expect(await (await page.request.get('/boutique')).text()).not.toContain(url)
  },
)

for (const width of [1440, 768, 390])
  test(`a logo is seen in both lights, and nothing overflows at ${width} pixels`, deep, async ({ page }) => {
    const headers = await headersOfAdmin(page)
    for (const [kind, colour] of [
      ['logo', '#a4222a'],
      ['logoDark', '#f3eadc'],
    ] as const) {
      const image = { name: 'image.png', mimeType: 'image/png', buffer: await sign(colour) }
      const sent = { headers, multipart: { image, seen: '0' } }
      expect((await page.request.put(`/api/admin/brand/${kind}`, sent)).status()).toBe(200)
    }
    const { url, dark } = (await (await page.request.get('/api/house')).json()).house.logo
    await page.setViewportSize({ width, height: 844 })
    for (const [colorScheme, src] of [
      ['light', url],
      ['dark', dark.url],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/cookies')
      const logo = page.getByRole('banner').locator('img').filter({ visible: true })
      await expect(logo).toHaveCount(1)
      await expect(logo).toHaveAttribute('src', src)
      await expect(logo).toHaveAttribute('alt', 'Maison Clairval')
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
      expect((await logo.boundingBox())?.height).toBeLessThanOrEqual(40)
      expect(await isWide(page)).toBe(false)
    }
  })
