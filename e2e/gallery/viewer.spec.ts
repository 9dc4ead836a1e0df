import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { shownItems } from './shown-items.ts'

const picture = (page: Page, number: number) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^Agrandir l’image ${number}, `) })

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Look Book' })

const hasKeyboard = (page: Page) => expect(viewer(page).and(page.locator(':focus-within'))).toBeVisible()

/** How long pictures rest before the address names the one in sight. */
const restMs = 300

test(
  'a picture opens over the whole window, and is counted, turned and closed by keyboard',
  deep,
  async ({ page }) => {
    const items = await shownItems(page, 'lookbook')
    const total = items.length
    await page.goto('/lookbook')
    await picture(page, 2).press('Enter')
    await expect(viewer(page).getByText(`2 / ${total}`)).toBeVisible()
    await expect(viewer(page).getByText(items[1]?.title ?? '', { exact: true })).toBeVisible()
    await hasKeyboard(page)
    expect(await accessibilityFaults(page)).toEqual([])
    for (const [key, number] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', total],
      ['ArrowRight', total],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key)
      await expect(viewer(page).getByText(`${number} / ${total}`)).toBeVisible()
      await expect(viewer(page).getByText(items[number - 1]?.title ?? '', { exact: true })).toBeVisible()
    }
    for (const _tab of [1, 2, 3, 4, 5, 6]) {
      await page.keyboard.press('Tab')
      await hasKeyboard(page)
    }
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
    await expect(picture(page, 2)).toBeFocused()
  },
)

test('the keyboard returns to the picture that was seen last, wherever it is', async ({ page }) => {
  const { length } = await shownItems(page, 'lookbook')
  await page.goto('/lookbook')
  await picture(page, 1).press('Enter')
  await hasKeyboard(page)
  await page.keyboard.press('End')
  await expect(viewer(page).getByText(`${length} / ${length}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picture(page, length)).toBeFocused()
  await expect(picture(page, length)).toBeInViewport()
})

test('the address names the picture: Back closes it, Forward opens it again', async ({ page }) => {
  const items = await shownItems(page, 'lookbook')
  await page.goto('/contact')
  await page.goto('/lookbook')
  await picture(page, 2).click()
  await expect(viewer(page)).toBeVisible()
  await expect(page).toHaveURL(`/lookbook#vue-${items[1]?._id}`)
  await hasKeyboard(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`/lookbook#vue-${items[2]?._id}`)
  await page.goBack()
  await expect(page).toHaveURL('/lookbook')
  await expect(viewer(page)).toBeHidden()
  await page.goForward()
  await expect(viewer(page).getByText(/^3 \//)).toBeVisible()
  await hasKeyboard(page)
  await viewer(page).evaluate((dialog) => {
    for (const _press of [1, 2])
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  })
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL('/lookbook')
})

test(
  'the name of a picture that comes while the browser goes back does not open it again',
  deep,
  async ({ page }) => {
    await page.goto('/lookbook')
    await picture(page, 1).press('Enter')
    await hasKeyboard(page)
    // The address is named a moment after the last turn: here that moment falls between going back and the page knowing it.
    await page.evaluate((restMs) => {
      const wait = window.setTimeout.bind(window)
      let nameInUrl: unknown
      Object.assign(window, {
        setTimeout: (act: () => void, ms?: number) => {
          if (ms !== restMs) return wait(act, ms)
          nameInUrl = act
          return 0
        },
      })
      addEventListener('popstate', () => {
        if (nameInUrl instanceof Function) nameInUrl()
      })
    }, restMs)
    await page.keyboard.press('ArrowRight')
    await expect(viewer(page).getByText(/^2 \//)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
    await expect(page).toHaveURL('/lookbook')
    await expect(picture(page, 2)).toBeFocused()
  },
)

test('an address that names a picture opens it, and closing stays on the page', async ({ page }) => {
  const items = await shownItems(page, 'lookbook')
  await page.goto(`/lookbook?lng=en#vue-${items[4]?._id}`)
  const english = page.getByRole('dialog', { name: 'Look book' })
  await expect(english.getByText(`5 / ${items.length}`)).toBeVisible()
  await english.getByRole('button', { name: 'Close the enlarged view' }).click()
  await expect(english).toBeHidden()
  await expect(page).toHaveURL('/lookbook?lng=en')
  await page.goto('/lookbook?lng=fr#vue-nothing')
  await expect(picture(page, 1)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'its script comes when it is meant, and without it the picture is shown alone',
  deep,
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.route('**/assets/picture-viewer*', (route) => route.abort())
    await page.goto('/lookbook', { waitUntil: 'networkidle' })
    expect(scripts.filter((script) => script.includes('picture-viewer'))).toEqual([])
    await page.waitForFunction(() => '__listening' in window)
    await picture(page, 2).click()
    await expect(page).toHaveURL(/\/media\/.+\.webp$/)
  },
)

test('neighbours are fetched once the picture in sight is there', deep, async ({ page }) => {
  await page.goto('/lookbook')
  await picture(page, 3).click()
  await expect(viewer(page)).toBeVisible()
  const loading = () =>
    viewer(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('loading')))
  await expect
    .poll(async () => (await loading()).slice(0, 5))
    .toEqual(['lazy', 'eager', 'eager', 'eager', 'lazy'])
})

test('what is still on its way has the colour of the picture', deep, async ({ page }) => {
  const items = await shownItems(page, 'lookbook')
  const held = Promise.withResolvers<void>()
  await page.goto('/lookbook')
  await page.route('**/media/**/1200.*', async (route) => {
    await held.promise
    await route.continue()
  })
  await picture(page, 2).click()
  const shown = viewer(page).locator('img').nth(1)
  await expect(shown).toBeVisible()
  const painted = await shown.evaluate((image) => image.style.backgroundColor)
  const asked = await page.evaluate((color) => {
    const cloth = document.createElement('i')
    cloth.style.backgroundColor = color
    return cloth.style.backgroundColor
  }, items[1]?.image.color ?? '')
  expect(painted).toBe(asked)
  held.resolve()
})

test.describe('by touch', deep, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger swipes from one to the next, buttons are large enough, and zoom is the browser’s', async ({
    page,
  }) => {
    const { length } = await shownItems(page, 'lookbook')
    await page.goto('/lookbook')
    await picture(page, 2).tap()
    await expect(viewer(page).getByText(`2 / ${length}`)).toBeVisible()
    for (const name of ['Vue précédente', 'Vue suivante', 'Fermer la vue agrandie']) {
      const box = await viewer(page).getByRole('button', { name }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const strip = viewer(page).getByRole('region', { name: 'Look Book' })
    expect(await strip.evaluate((element) => getComputedStyle(element).touchAction)).toBe('auto')
    const devTools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly number[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((x) => ({ x, y: 420 })) })
    const frame = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from)
      for (const part of [0.1, 0.2, 0.4, 0.6, 0.8, 1]) {
        await touch('touchMove', from + (to - from) * part)
        await frame()
      }
      await touch('touchEnd')
    }
    await swipe(340, 60)
    await expect(viewer(page).getByText(`3 / ${length}`)).toBeVisible()
    await swipe(60, 340)
    await expect(viewer(page).getByText(`2 / ${length}`)).toBeVisible()
  })
})

test('nothing slides for anyone who wants stillness', deep, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/lookbook')
  await picture(page, 1).press('Enter')
  await hasKeyboard(page)
  const strip = viewer(page).getByRole('region', { name: 'Look Book' })
  expect(await strip.evaluate((element) => getComputedStyle(element).scrollBehavior)).toBe('auto')
})
