import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

const rooms = (page: Page, name = 'Espace de la maison') => page.getByRole('navigation', { name })

/** Answers how much waits among the orders: one less at each question, after the first. */
const haveOrdersWait = async (page: Page, count: number) => {
  let asked = 0
  await page.route('**/api/admin/waiting*', async (route) => {
    const waiting = [{ to: '/admin/orders', count: count - asked++ }]
    await route.fulfill({ json: { success: true, waiting } })
  })
}

test('the rooms stand beside each page by their groups, and the one that is open is marked', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/admin/orders')
  const orders = rooms(page).getByRole('link', { name: /^Commandes/ })
  await expect(orders).toHaveAttribute('aria-current', 'page')
  await expect(rooms(page).getByRole('list', { name: 'Clientes' }).getByRole('link')).toContainText([
    'Avis',
    'Messages',
    'Lettre',
    'WhatsApp',
  ])
  await expect(orders).toContainText(/\d+ en attente$/)
  const column = page.getByRole('banner')
  const main = page.getByRole('main')
  await expect
    .poll(async () => {
      const [beside, content] = [await column.boundingBox(), await main.boundingBox()]
      return beside && content && beside.x === 0 && beside.x + beside.width <= content.x
    })
    .toBe(true)
  await main.getByRole('link', { name: /^MC-/ }).first().click()
  await expect(page).toHaveURL(/\/admin\/commandes\//)
  await expect(orders).toHaveAttribute('aria-current', 'true')
  await rooms(page).getByRole('link', { name: 'Calendrier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible()
  await expect(orders).not.toHaveAttribute('aria-current')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('staff sees no room that is closed to them', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/admin/messages')
  await expect(rooms(page).getByRole('link', { name: /^Messages/ })).toBeVisible()
  for (const closed of ['Avis', 'Galerie', 'WhatsApp', 'Réglages'])
    await expect(rooms(page).getByRole('link', { name: closed })).toHaveCount(0)
})

test('what waits is counted again after something was done', async ({ page }) => {
  await haveOrdersWait(page, 7)
  await signIn(page, 'staff')
  const mark = Math.random().toString(36).slice(2, 9)
  const sent = await page.request.post('/api/contact', {
    data: {
      fullName: mark,
      email: `${mark}@exemple.fr`,
      subject: `Une question ${mark}`,
      message: 'Bonjour, à quelle heure ouvrez-vous ?',
    },
  })
  expect(await sent.text()).toContain('"success":true')
  await page.goto(`/admin/messages?search=${mark}`)
  await expect(rooms(page).getByText('7', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: `Une question ${mark}` }).click()
  await page.getByRole('button', { name: 'Clore' }).click()
  await expect(page.getByRole('button', { name: 'Rouvrir' })).toBeVisible()
  await expect(rooms(page).getByText('6', { exact: true })).toBeVisible()
})

test('a failing count leaves the rooms as they are', deep, async ({ page }) => {
  await page.route('**/api/admin/waiting*', (route) => route.abort())
  await signIn(page, 'staff')
  await page.goto('/admin/orders')
  await expect(rooms(page).getByRole('link', { name: 'Commandes', exact: true })).toBeVisible()
})

test('the language, the shop and the own account are reached from every room', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/gallery')
  const column = page.getByRole('banner')
  await expect(column.getByRole('link', { name: 'Boutique' })).toHaveAttribute('href', /^\/boutique/)
  await column.getByRole('link', { name: 'EN', exact: true }).click()
  await expect(rooms(page, 'Admin area').getByRole('link', { name: 'Settings' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(rooms(page, 'Admin area').getByRole('link')).toHaveCount(0)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const bar = (page: Page) => rooms(page, 'Raccourcis')

  test('a bar at the foot holds what is most needed, and opens all rooms as a sheet', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/orders')
    const place = await bar(page).boundingBox()
    expect(place).toMatchObject({ x: 0, width: 390, height: 56 })
    expect((place?.y ?? 0) + 56).toBe(844)
    const row = page.getByRole('main').getByRole('link', { name: /^MC-/ }).first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())?.y).toBeLessThan(844 - 56)
    const menu = bar(page).getByRole('button', { name: 'Menu' })
    await menu.tap()
    await expect(rooms(page).getByRole('link', { name: 'Réglages' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(rooms(page)).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.press('Enter')
    // The sheet follows its button in the order of the keyboard.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
    await rooms(page).getByRole('link', { name: 'Calendrier' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible()
    await expect(rooms(page)).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('the bar makes room for what is written', deep, async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/admin/messages')
    await page.getByLabel('Nom, adresse, mots').focus()
    await expect(bar(page)).toBeHidden()
    await page.getByLabel('Nom, adresse, mots').blur()
    await expect(bar(page)).toBeVisible()
  })
})

test('in a window that is low, the bar stands above the page', deep, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await signIn(page, 'staff')
  await page.goto('/admin/orders')
  const place = await rooms(page, 'Raccourcis').boundingBox()
  expect(place?.y).toBe(0)
  const main = await page.getByRole('main').boundingBox()
  expect(main?.y).toBeGreaterThanOrEqual(56)
})
