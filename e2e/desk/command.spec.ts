import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^Numéro, nom/ })
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name })

test('anything is found from anywhere by keys, and opened by Enter', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/messages')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Chercher' })).toBeVisible()
  // What is typed while it is being loaded for the first time is not lost, nor taken for keys of the page.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('comm')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('comm')
  await expect(option(page, 'Commandes')).toBeVisible()
  await field(page).fill('000003')
  await expect(option(page, /^MC-\d{4}-000003/)).toHaveAttribute('data-highlighted', '')
  expect(await accessibilityFaults(page)).toEqual([])
  await field(page).fill('expédier 000003')
  await expect(option(page, /^Expédier MC-\d{4}-000003/)).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/commandes\/.*#etat$/)
  await expect(page.getByRole('heading', { level: 1, name: /000003$/ })).toBeVisible()

  // A setting by a word that is not its name, an act, and a name with a slip.
  await page.keyboard.press('/')
  await field(page).fill('frais de port')
  await expect(option(page, /^Livraison/)).toBeVisible()
  await field(page).fill('noter')
  await option(page, 'Noter un rendez-vous').click()
  await expect(page.getByRole('dialog', { name: 'Noter un rendez-vous' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/noting/)
  await page.keyboard.press('Control+k')
  await field(page).fill('jeane arnaut')
  await expect(page.getByRole('group', { name: 'Clientes' }).getByRole('option').first()).toContainText(
    'Jeanne Arnaud',
  )
  await field(page).fill('zzzzzz')
  await expect(page.getByText('Rien ne correspond.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
})

test(
  'its keys are told and can be turned off, and on a telephone it is found in the menu',
  deep,
  async ({ page }) => {
    await signIn(page, 'staff')
    // It is remembered with the account, which other journeys share: here for this one alone.
    let singleKeys = true
    await page.route('**/api/admin/desk-memory*', (route) => {
      const said = route.request().postDataJSON()
      if (typeof said?.singleKeys === 'boolean') singleKeys = said.singleKeys
      return route.fulfill({ json: { success: true, lately: [], singleKeys } })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/messages')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    // The list has a button of that name too.
    await page.locator('[data-desk]').getByRole('button', { name: 'Chercher' }).click()
    await field(page).fill('5 commandes')
    await expect(page.getByText('Rien ne correspond.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.goto('/admin/messages')
    const keys = page.getByRole('dialog', { name: 'Raccourcis du clavier' })
    // The keys listen once the account is known, which nothing on a telephone shows.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(keys).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(await accessibilityFaults(page)).toEqual([])
    await keys.getByRole('checkbox', { name: /^Raccourcis d’une seule touche/ }).uncheck()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('/')
    await expect(field(page)).toHaveCount(0)
    const known = page.waitForResponse(/desk-memory/)
    await page.reload()
    await known
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(field(page)).toHaveCount(0)
  },
)
