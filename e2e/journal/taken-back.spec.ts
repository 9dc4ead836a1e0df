import type { Page } from '@playwright/test'
import { deep, expect } from '../journey.ts'
import { testWithOwnServer as test } from '../server/with-own-server.ts'
import { save, section } from '../settings/settings-sections.ts'
import { keepTokens, openSession } from '../sign-in.ts'

test.describe.configure({ mode: 'default' })

const comeAsAdmin = async (page: Page) =>
  keepTokens(page.context(), await openSession(page.context(), 'admin'))

const undo = (page: Page) => page.getByRole('button', { name: 'Revenir en arrière', exact: true })

test('a setting is taken back at once by the message, and later from the log', deep, async ({ page }) => {
  await comeAsAdmin(page)
  await page.goto('/admin/settings?lng=fr')
  const stylist = section(page, 'La maison').getByLabel(/^Styliste|^Couturière/)
  const before = await stylist.inputValue()
  const house = async () => (await (await page.request.get('/api/house')).json()).house.stylist
  const change = async (name: string) => {
    await stylist.fill(name)
    await save(page, 'La maison').click()
    await expect(page.getByText('Réglages enregistrés : La maison')).toBeVisible()
    expect(await house()).toBe(name)
  }
  await change('Inès Morel')
  await undo(page).press('Enter')
  await expect(page.getByText('C’est annulé.')).toBeVisible()
  await expect(stylist).toHaveValue(before)
  await expect(section(page, 'La maison').getByText('Enregistré. C’est visible partout.')).toHaveCount(0)
  expect(await house()).toBe(before)

  await change('Inès Morel')
  await page.goto('/admin/journal?kind=settings')
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText('a changé les réglages')
  await row.getByRole('button', { name: 'Revenir dessus' }).click()
  await expect(row).toContainText('est revenu sur un changement')
  await expect(row.getByRole('button', { name: 'Revenir dessus' })).toHaveCount(0)
  expect(await house()).toBe(before)
})

test('what is done to pictures is taken back by the message, a deletion too', deep, async ({ page }) => {
  await comeAsAdmin(page)
  await page.goto('/admin/gallery?lng=fr')
  const order = page.getByRole('list', { name: 'Images, dans l’ordre de la page' })
  const titles = () => order.getByRole('link').allInnerTexts()
  await expect(order.getByRole('link').first()).toBeVisible()
  const before = await titles()
  const name = before[0]?.replace(/^\d+\. /, '') ?? ''

  await order.getByRole('button', { name: new RegExp(`^Déplacer ${name},`) }).press('ArrowDown')
  await expect(page.getByText('Ordre enregistré')).toBeVisible()
  expect(await titles()).not.toEqual(before)
  await undo(page).press('Enter')
  await expect.poll(titles).toEqual(before)

  await order.getByRole('link', { name }).first().press('Enter')
  const title = page.getByRole('group', { name: 'Français' }).getByLabel('Titre')
  await title.fill('Un autre titre')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText('Image enregistrée')).toBeVisible()
  await undo(page).press('Enter')
  await expect(title).toHaveValue(name)

  await page.getByRole('button', { name: 'Supprimer l’image' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Supprimer cette image ?' })
  await expect(dialog).toContainText('On peut revenir dessus pendant un jour')
  await dialog.getByRole('button', { name: 'Supprimer l’image' }).press('Enter')
  await expect(page.getByText('Image supprimée')).toBeVisible()
  await expect(order.getByRole('link')).toHaveCount(before.length - 1)
  await undo(page).press('Enter')
  await expect.poll(titles).toEqual(before)
})
