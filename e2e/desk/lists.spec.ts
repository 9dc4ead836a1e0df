import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Les commandes de la maison' })
const numbers = (page: Page) => table(page).getByRole('rowheader').getByRole('link')
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name })

test('a list is narrowed by several filters at once, said as a sentence, and kept as a view', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/admin/orders')
  await expect(numbers(page).first()).toBeVisible()
  const all = await numbers(page).count()
  await page.getByRole('button', { name: 'Filtrer' }).press('Enter')
  const filters = page.getByRole('form', { name: 'Filtres' })
  await filters.getByLabel('Livraison').selectOption('livrées')
  await filters.getByRole('group', { name: 'Total' }).getByLabel('À partir de (€)').fill('500')
  expect(await accessibilityFaults(page)).toEqual([])
  await filters.getByRole('button', { name: 'Appliquer' }).press('Enter')
  await expect(page).toHaveURL(/delivery=standard&.*total=500\.\./)
  await expect(page.getByRole('button', { name: 'Filtrer' })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Enlever .*total de 500 € ou plus/ })).toBeVisible()
  await expect.poll(() => numbers(page).count()).toBeLessThan(all)

  const name = `Grandes ${Math.random().toString(36).slice(2, 8)}`
  await page.getByRole('button', { name: 'Garder cette vue' }).click()
  await page.getByRole('button', { name: 'Garder', exact: true }).click()
  await expect(page.getByText('Donnez un nom à la vue.')).toBeVisible()
  await page.getByLabel('Nom de la vue').fill(name)
  await page.keyboard.press('Enter')
  const view = page.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(view).toHaveAttribute('aria-current', 'true')
  await expect(view).toHaveText(new RegExp(`^${name}\\s*${await numbers(page).count()}$`))
  await page.getByRole('link', { name: 'Tout effacer' }).click()
  await expect.poll(() => numbers(page).count()).toBe(all)
  await page.reload()
  await view.click()
  await expect(page).toHaveURL(/total=500\.\./)
  await page.getByRole('button', { name: `Supprimer la vue « ${name} »` }).click()
  await expect(view).toHaveCount(0)
})

test('the heads of its columns sort a list, and its columns are those that were chosen', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/admin/orders')
  await expect(head(page, 'Passée le')).toHaveAttribute('aria-sort', 'descending')
  await head(page, 'Total').getByRole('link').press('Enter')
  await expect(head(page, 'Total')).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=total-desc/)
  await head(page, 'Total').getByRole('link').press('Enter')
  await expect(head(page, 'Total')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Colonnes' }).click()
  const choose = page.getByRole('checkbox', { name: 'Pièces' })
  await expect(choose).not.toBeChecked()
  const saved = page.waitForResponse((answer) => answer.url().includes('/columns') && answer.ok())
  await choose.check()
  await expect(head(page, 'Pièces')).toBeVisible()
  await saved
  await page.reload()
  await expect(head(page, 'Pièces')).toBeVisible()
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await choose.uncheck()
  await expect(head(page, 'Pièces')).toHaveCount(0)
})

test('its rows are gone through by keys, and « back » leads to the row that was left', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/admin/orders?sort=oldest')
  await expect(numbers(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(numbers(page).nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(numbers(page).nth(1)).toBeFocused()
  const number = (await numbers(page).nth(1).textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Commande ${number}` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(numbers(page).nth(1)).toBeFocused()
  await page.getByLabel('Numéro, e-mail ou nom').press('j')
  await expect(page.getByLabel('Numéro, e-mail ou nom')).toHaveValue('j')
})

test('several orders are put in preparation together, each told what became of it, and tried again', async ({
  page,
}) => {
  await signIn(page, 'admin')
  let refuses = true
  await page.route(/\/api\/admin\/orders\?/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const [place, order] of body.orders.entries())
      Object.assign(order, { status: place < 2 ? 'paid' : 'shipped', alert: null, withdrawing: false })
    await route.fulfill({ response: answer, json: body })
  })
  const prepared: string[] = []
  await page.route(/\/api\/admin\/orders\/[\w-]+\/status/, (route) => {
    if (refuses && prepared.length === 1)
      return route.fulfill({
        status: 409,
        json: { success: false, code: 'withdrawal_waits', message: 'Une rétractation attend.' },
      })
    prepared.push(route.request().url())
    return route.fulfill({ json: { success: true } })
  })
  await page.goto('/admin/orders')
  await expect(numbers(page).first()).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bar = page.getByRole('region', { name: 'Sur les lignes choisies' })
  await expect(bar).toContainText('2 des 3 commandes choisies seront mises en préparation')
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect(await accessibilityFaults(page)).toEqual([])
  await bar.getByRole('button', { name: 'Mettre en préparation (2)' }).click()
  await expect(bar.getByText('1 commande mise en préparation.')).toBeVisible()
  await expect(bar.getByText(/Une rétractation attend\.$/)).toBeVisible()
  refuses = false
  await bar.getByRole('button', { name: 'Réessayer (1)' }).click()
  await expect(bar.getByText('1 commande mise en préparation.')).toBeVisible()
  await expect(bar.getByRole('button', { name: /^Réessayer/ })).toHaveCount(0)
  expect(prepared).toHaveLength(2)
})

test('a file has what the list shows', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/orders?delivery=standard&sort=total-desc')
  await expect(numbers(page).first()).toBeVisible()
  const asked = page.waitForRequest(/orders-export/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ delivery: 'standard', sort: 'total-desc' },
    columns: 'number,buyer,status,promised,event,measures,total,placed',
  })
  expect((await download).suggestedFilename()).toMatch(/^commandes-[\d-]+\.csv$/)
})

test('a list without a file of its own is saved with its columns, and the log knows it first', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/admin/retractations?status=accepted')
  await expect(page.getByRole('link', { name: /^RET-/ }).first()).toBeVisible()
  const noted = page.waitForRequest(/saved-lists/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await noted).postDataJSON()).toMatchObject({ list: 'withdrawals', filters: { status: 'accepted' } })
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^withdrawals-[\d-]+\.csv$/)
  const [head, first] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(head).toContain('Référence;')
  expect(first).toMatch(/^RET-[\d-]+;.*@.*;Acceptée$/)
})

test('what is selected stays so on another page and after a look at a row', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/reviews?kind=products')
  const boxes = page.getByRole('row').getByRole('checkbox')
  await boxes.first().check()
  await boxes.nth(1).check()
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/opened=/)
  await page.goBack()
  await expect(boxes.first()).toBeChecked()
  await expect(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('link', { name: /^Refusés/ }).click()
  await expect(page).toHaveURL(/status=/)
  await expect(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(0)
})
