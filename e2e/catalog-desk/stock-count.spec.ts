import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

test.use({ viewport: { width: 390, height: 844 } })

declare global {
  var said: string
  var opened: MediaStreamTrack[]
}

/**
 * A browser with a camera, which the one of the journeys has not: its picture is drawn, and read as whatever the journey
 * holds before it. What it has opened is shown.
 */
const withCamera = (page: Page) =>
  page.addInitScript(() => {
    globalThis.said = ''
    globalThis.opened = []
    globalThis.BarcodeDetector = Object.assign(
      class {
        async detect(video: HTMLVideoElement) {
          return said !== '' && video.videoWidth > 0 ? [{ rawValue: said }] : []
        }
      },
      { getSupportedFormats: async () => ['code_128'] },
    )
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      const drawing = canvas.getContext('2d')
      setInterval(() => drawing?.fillRect(0, 0, 1, 1), 50)
      const stream = canvas.captureStream()
      opened.push(...stream.getTracks())
      return stream
    }
  })

const refusingCamera = async (page: Page) => {
  await withCamera(page)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
  })
}

const noReader = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
  })

const hold = (page: Page, code: string) =>
  page.evaluate((text) => {
    said = text
  }, code)

const tracks = (page: Page) => page.evaluate(() => opened.map(({ readyState }) => readyState))

/** A product of the demo house that is not among the first of the list. */
const someProduct = async (page: Page) => {
  const { token } = await openSession(page.context(), 'admin')
  const answer = await page.request.get('/api/admin/products?sort=oldest&status=published&limit=30', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { products } = await answer.json()
  return products.find((each: { sku: string; variants: unknown[] }) => each.sku && each.variants.length > 1)
}

const openReader = async (page: Page) => {
  await signIn(page, 'admin')
  await page.goto('/admin/stock')
  await page.getByRole('button', { name: 'Lire un code-barres' }).click()
  return page.getByRole('dialog', { name: 'Lire un code-barres' })
}

const firstSize = (page: Page, { name }: { name: string }) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}, `) }).first()

test(
  'a code before the camera opens the line of its product, and the camera closes',
  deep,
  async ({ page }) => {
    await withCamera(page)
    const product = await someProduct(page)
    const dialog = await openReader(page)
    await expect(dialog.getByText('Tenez le code devant la caméra')).toBeVisible()
    expect(await tracks(page)).toEqual(['live'])
    expect(await accessibilityFaults(page)).toEqual([])
    const unknown = `X-${randomUUID().slice(0, 8)}`
    await hold(page, unknown)
    await expect(dialog.getByText(`Aucun produit n’a la référence « ${unknown} ».`)).toBeVisible()
    await hold(page, product.sku.toLowerCase())
    await expect(dialog).toBeHidden()
    await expect(firstSize(page, product)).toBeFocused()
    await expect(firstSize(page, product)).toBeInViewport()
    expect(await tracks(page)).toEqual(['ended'])
    await page.keyboard.type('7')
    await expect(firstSize(page, product)).toHaveValue('7')
    // The same line once more, where it stands already.
    await page.getByRole('button', { name: 'Lire un code-barres' }).click()
    await expect(dialog).toBeHidden()
    await expect(firstSize(page, product)).toBeFocused()
    await hold(page, '')
    await page.getByRole('button', { name: 'Lire un code-barres' }).click()
    await expect.poll(() => tracks(page)).toEqual(['ended', 'ended', 'live'])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await tracks(page)).toEqual(['ended', 'ended', 'ended'])
    await expect(page.getByRole('button', { name: 'Lire un code-barres' })).toBeFocused()
  },
)

test('a page that is not looked at closes the camera, and opens it again', deep, async ({ page }) => {
  await withCamera(page)
  const dialog = await openReader(page)
  await expect(dialog.getByText('Tenez le code devant la caméra')).toBeVisible()
  const show = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  expect(await tracks(page)).toEqual(['ended'])
  await show('visible')
  await expect.poll(() => tracks(page)).toEqual(['ended', 'live'])
})

for (const [why, prepare, sentence] of [
  ['cannot read codes', noReader, 'Ce navigateur ne sait pas lire les codes-barres.'],
  ['may not use its camera', refusingCamera, 'L’accès à la caméra est refusé.'],
] as const)
  test(`a browser that ${why} says so, and takes a typed SKU`, deep, async ({ page }) => {
    await prepare(page)
    const product = await someProduct(page)
    const dialog = await openReader(page)
    await expect(dialog.getByText(sentence)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const field = dialog.getByLabel('Référence')
    await expect(field).toBeFocused()
    await page.keyboard.type('X-0')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Aucun produit n’a la référence «\sX-0\s»/)
    await page.keyboard.type(product.sku)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(firstSize(page, product)).toBeFocused()
  })

test(
  'the shop may not use the camera, and who comes from it loads the page again',
  deep,
  async ({ page }) => {
    await withCamera(page)
    await signIn(page, 'admin')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/boutique')
    expect(await page.evaluate(() => document.featurePolicy?.allowsFeature('camera'))).toBe(false)
    await page.getByRole('banner').locator('a[href^="/admin"]').click()
    await page.getByRole('link', { name: 'Stock', exact: true }).click()
    await page.getByRole('button', { name: 'Lire un code-barres' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lire un code-barres' })
    await dialog.getByRole('button', { name: 'Recharger la page' }).click()
    await page.getByRole('button', { name: 'Lire un code-barres' }).click()
    await expect(dialog.getByText('Tenez le code devant la caméra')).toBeVisible()
  },
)
