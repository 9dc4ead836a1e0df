import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { openProduct } from '../open-product.ts'
import { latePartsReady } from '../script-ready.ts'

const gallery = (page: Page) => page.getByRole('region', { name: 'Vues de la pièce' })
const plate = (page: Page) => gallery(page).getByRole('link', { name: /^Agrandir la vue/ })
const thumbnail = (page: Page, number: number) =>
  gallery(page).getByRole('link', { name: `Montrer la vue ${number}` })
const shownFile = (page: Page) => plate(page).getByRole('img').first().getAttribute('src')

test('a thumbnail puts its view on the plate, and nothing moves', firstVisit, async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  const [front, room] = [await shownFile(page), await plate(page).boundingBox()]
  await thumbnail(page, 2).click()
  await expect.poll(() => shownFile(page)).not.toBe(front)
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  expect(await plate(page).boundingBox()).toEqual(room)
  expect(await whatMoved(page)).toEqual([])
})

test('arrows walk along the thumbnails', async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  const front = await shownFile(page)
  await thumbnail(page, 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(thumbnail(page, 2)).toBeFocused()
  await expect.poll(() => shownFile(page)).not.toBe(front)
  await page.keyboard.press('Home')
  await expect(thumbnail(page, 1)).toBeFocused()
  await expect.poll(() => shownFile(page)).toBe(front)
})

test(
  'arrows start from the thumbnail that is focused, not from the one that is chosen',
  deep,
  async ({ page }) => {
    await openProduct(page, 'Robe Garance')
    await thumbnail(page, 3).focus()
    await page.keyboard.press('ArrowRight')
    await expect(thumbnail(page, 4)).toBeFocused()
    await expect(thumbnail(page, 4)).toHaveAttribute('aria-current', 'true')
  },
)

test('arrows with another key held are left to the browser, which goes back', deep, async ({ page }) => {
  const isLeft = (target: Locator) =>
    target.evaluate((element) =>
      ['altKey', 'metaKey'].every((held) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowLeft', [held]: true, bubbles: true, cancelable: true }),
        ),
      ),
    )
  await openProduct(page, 'Robe Garance')
  await thumbnail(page, 2).click()
  expect(await isLeft(thumbnail(page, 2))).toBe(true)
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  await plate(page).press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Robe Garance' })
  await expect(viewer.getByText(/^2 \//)).toBeVisible()
  expect(await isLeft(viewer)).toBe(true)
})

for (const [lng, label] of [
  ['fr', /^(?:Agrandir la vue 1 sur \d|Montrer la vue \d), (.+)$/],
  ['en', /^(?:Enlarge view 1 of \d|Show view \d), (.+)$/],
] as const)
  test(
    `links around pictures say what they do and what is seen (${lng})`,
    lng === 'fr' ? {} : deep,
    async ({ page }) => {
      await page.goto(`/boutique?search=Garance&lng=${lng}`)
      await page.getByRole('article').first().getByRole('link').click()
      const links = page
        .getByRole('region', { name: /Vues de la pièce|Views of the piece/ })
        .getByRole('link')
      await expect(links).toHaveCount(5)
      const seen = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''))
      const alts = seen.map((name) => label.exec(name)?.[1])
      expect(alts[0]).toBe(await links.first().getByRole('img').first().getAttribute('alt'))
      expect(alts[1]).toBe(alts[0])
      expect(new Set(alts.slice(1)).size).toBe(4)
    },
  )

test('a pointer over the plate holds a glass to the largest file', async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await plate(page).hover({ position: { x: 200, y: 200 } })
  await plate(page).hover({ position: { x: 220, y: 260 } })
  await expect.poll(() => files.some((file) => /\/1200\.(avif|webp)$/.test(file))).toBe(true)
  await expect(gallery(page).locator('[aria-hidden] img')).toHaveCSS('width', '1200px')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(gallery(page).locator('[aria-hidden] img')).toHaveCount(0)
})

test(
  'a pointer that rests where a card was pressed holds no glass over the plate until it moves',
  deep,
  async ({ page }) => {
    await page.goto('/boutique?search=Garance')
    const picture = page.getByRole('article').first().getByRole('img').first()
    // The link of the card lies over its picture.
    await picture.click({ force: true })
    await expect(plate(page)).toBeVisible()
    await expect(gallery(page).getByRole('img').first()).toHaveJSProperty('complete', true)
    // The pointer lies over the plate, and the browser has told the page so.
    await expect.poll(() => plate(page).evaluate((link) => link.matches(':hover'))).toBe(true)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await expect(gallery(page).locator('[aria-hidden] img')).toHaveCount(0)
    await plate(page).hover({ position: { x: 120, y: 160 } })
    await plate(page).hover({ position: { x: 132, y: 169 } })
    await expect(gallery(page).locator('[aria-hidden] img')).toHaveCount(1)
  },
)

test('the plate opens over the whole window, is counted, turned and closed by keyboard', async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  const views = await gallery(page)
    .getByRole('link', { name: /^Montrer/ })
    .count()
  await plate(page).press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Robe Garance' })
  await expect(viewer.getByText(`1 / ${views}`)).toBeVisible()
  // The viewer is visible a moment before it has the focus.
  await expect(viewer.and(page.locator(':focus-within'))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(`2 / ${views}`)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await viewer.getByRole('button', { name: 'Vue précédente' }).click()
  await expect(viewer.getByText(`1 / ${views}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(plate(page)).toBeFocused()
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1280, height: 520 },
])
  test(
    `the picture is larger over the whole window than on its page, ${viewport.width} by ${viewport.height}`,
    viewport.width === 390 ? {} : deep,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await openProduct(page, 'Robe Garance')
      const onPage = await plate(page).boundingBox()
      await plate(page).press('Enter')
      const viewer = page.getByRole('dialog', { name: 'Robe Garance' })
      await expect(viewer.getByText(/^1 \//)).toBeVisible()
      const shown = await viewer.getByRole('img').first().boundingBox()
      expect(shown?.width).toBeGreaterThan(onPage?.width ?? 0)
    },
  )

test.describe('enlarged to its own pixels', deep, () => {
  const openViewer = async (page: Page) => {
    await openProduct(page, 'Robe Garance')
    await plate(page).press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Robe Garance' })
    await expect(viewer.getByText('1 / 4')).toBeVisible()
    const image = viewer.getByRole('img').first()
    const whole = (await image.boundingBox())?.width ?? 0
    const width = async () => Math.round((await image.boundingBox())?.width ?? 0)
    return { viewer, image, whole: Math.round(whole), width }
  }

  test('a press shows the place that was pressed, a mouse drags it, a press shows the whole again', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { image, whole, width } = await openViewer(page)
    const at = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const before = await at()
    const point = { x: before.x + before.width / 4, y: before.y + before.height / 4 }
    await page.mouse.click(point.x, point.y)
    await expect.poll(width).toBe(1200)
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\/1200\./)
    const grown = await at()
    expect((point.y - grown.y) / grown.height).toBeCloseTo(1 / 4, 1)
    await page.mouse.move(700, 500)
    await page.mouse.down()
    await page.mouse.move(640, 420, { steps: 4 })
    await page.mouse.up()
    const dragged = await at()
    expect(Math.round(dragged.y - grown.y)).toBe(-80)
    expect(await width()).toBe(1200)
    await page.mouse.click(700, 500)
    await expect.poll(width).toBe(whole)
  })

  test('the wheel enlarges step by step, and another picture begins at its whole size', async ({ page }) => {
    const { viewer, image, whole, width } = await openViewer(page)
    await image.hover()
    await page.mouse.wheel(0, -200)
    await expect.poll(width).toBeGreaterThan(whole * 1.2)
    expect(await width()).toBeLessThan(1200)
    await page.mouse.wheel(0, -5_000)
    await expect.poll(width).toBe(1200)
    await page.mouse.wheel(0, 5_000)
    await expect.poll(width).toBe(whole)
    await page.mouse.wheel(0, -200)
    await expect.poll(width).toBeGreaterThan(whole)
    await viewer.getByRole('button', { name: 'Vue suivante' }).click()
    await expect(viewer.getByText('2 / 4')).toBeVisible()
    await expect.poll(width).toBe(whole)
  })

  test('keys and a button enlarge it, and arrows move over what is enlarged', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { viewer, image, whole, width } = await openViewer(page)
    await page.keyboard.press('+')
    await expect.poll(width).toBe(Math.round(whole * 1.5))
    await page.keyboard.press('0')
    await expect.poll(width).toBe(whole)
    await viewer.getByRole('button', { name: 'Agrandir les détails' }).press('Enter')
    await expect.poll(width).toBe(1200)
    expect(await accessibilityFaults(page)).toEqual([])
    const top = async () => (await image.boundingBox())?.y ?? 0
    const before = await top()
    await page.keyboard.press('ArrowDown')
    await expect.poll(top).toBeLessThan(before)
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('1 / 4')).toBeVisible()
    await viewer.getByRole('button', { name: 'Revenir à l’image entière' }).press('Enter')
    await expect.poll(width).toBe(whole)
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('2 / 4')).toBeVisible()
  })
})

test('presses that follow quickly each turn one picture', deep, async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  await plate(page).press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Robe Garance' })
  await expect(viewer.getByText('1 / 4')).toBeVisible()
  await viewer.evaluate((dialog) => {
    for (const _press of [1, 2, 3])
      dialog.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      )
  })
  await expect(viewer.getByText('4 / 4')).toBeVisible()
  await viewer.getByRole('button', { name: 'Vue précédente' }).dblclick()
  await expect(viewer.getByText('2 / 4')).toBeVisible()
})

test('without its viewer, the plate leads to the picture itself', async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  await page.route('**/assets/picture-viewer*', (route) => route.abort())
  await latePartsReady(page)
  await plate(page).click()
  await expect(page).toHaveURL(/\/media\/.+\.webp$/)
})

test('the plate stands where it will, before the other views have come', deep, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openProduct(page, 'Robe Garance')
  const room = await plate(page).boundingBox()
  // The test removes what follows the plate, as if the page had arrived only up to it.
  await gallery(page).evaluate((section) => section.lastElementChild?.remove())
  expect(await plate(page).boundingBox()).toEqual(room)
})
