import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

const french = (page: Page) => page.getByRole('group', { name: 'Français' })
const english = (page: Page) => page.getByRole('group', { name: 'Anglais' })
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

/** Writes what a product needs, under a name that no other journey knows. */
const write = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Ajouter un produit' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nouveau produit' })).toBeVisible()
  await french(page).getByLabel('Nom').fill(name)
  await french(page).getByLabel('Texte').fill('Coupée dans le biais, doublée de soie.')
  await french(page).getByLabel('Composition').fill('100 % soie')
  await page.getByLabel('Catégorie').selectOption('Soirée')
  await page.getByLabel('Prix').fill('1 290')
  await page.getByRole('checkbox', { name: '38', exact: true }).check()
  await page.getByLabel('Stock en 38').fill('2')
}

test('a product is written, photographed, changed and taken out of the shop', deep, async ({ page }) => {
  const name = `Robe ${randomUUID().slice(0, 8)}`
  await signIn(page, 'admin')
  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Ajouter un produit' }).click()
  await save(page).click()
  await expect(french(page).getByLabel('Nom')).toBeFocused()
  await expect(page.getByText('Choisissez au moins une taille')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Tous les produits' }).click()
  await write(page, name)
  await save(page).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page).not.toHaveURL(/opened=new/)
  const pictures = ['a', 'b'].map(async (each, place) => ({
    name: `${each}.png`,
    mimeType: 'image/png',
    buffer: await plainPicture({ background: { r: 200, g: 150, b: 10 + place } })
      .png()
      .toBuffer(),
  }))
  await page.locator('input[type=file]').setInputFiles(await Promise.all(pictures))
  const order = page.getByRole('list', { name: 'L’ordre des photographies' })
  await expect(order.getByRole('listitem')).toHaveCount(2, { timeout: 30_000 })
  await order.getByRole('button', { name, exact: true }).first().click()
  const words = page.getByRole('dialog', { name: 'Ce que montre la photographie' })
  await words.getByLabel('Français').fill('La robe de face')
  await words.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(words).toBeHidden()
  await expect(order.getByRole('button', { name: 'La robe de face' })).toBeVisible()
  await order.getByRole('button', { name: 'Retirer : Photographie 2' }).click()
  await page.getByRole('button', { name: 'Retirer la photographie' }).click()
  await expect(order.getByRole('listitem')).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])

  await english(page).getByLabel('Nom').fill(`Gown ${name}`)
  await page.getByLabel('Prix').fill('1 350')
  await save(page).click()
  await expect(page.getByText('Produit enregistré').first()).toBeVisible()
  await page.getByRole('link', { name: 'Voir dans la boutique' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main').getByText('1 350 €').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Retirer de la boutique…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer de la boutique' }).click()
  await expect(page.getByText('Produit retiré de la boutique').first()).toBeVisible()
  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`)
  await expect(page.getByText('Aucune pièce ne correspond.')).toBeVisible()
})

test('two who change a product at once see what the other has saved', deep, async ({ page }) => {
  const name = `Robe ${randomUUID().slice(0, 8)}`
  await signIn(page, 'admin')
  await page.goto('/admin/products')
  await write(page, name)
  await save(page).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('opened') ?? ''
  const { token } = await openSession(page.context(), 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const { product } = await (await page.request.get(`/api/admin/products/${id}`, { headers })).json()
  await page.getByLabel('Prix').fill('1 400')
  const answer = await page.request.put(`/api/products/${id}`, {
    headers,
    data: { ...product, price: 1_310 },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await save(page).click()
  await expect(page.getByText('Enregistré : 1310')).toBeVisible()
  await page.getByRole('button', { name: 'Prendre la valeur enregistrée : Prix' }).click()
  await expect(page.getByLabel('Prix')).toHaveValue('1310')
  await page.getByLabel('Référence').fill(`T-${name.slice(5)}`)
  await save(page).click()
  await expect(page.getByText('Produit enregistré').first()).toBeVisible()
  await page.request.delete(`/api/products/${id}`, { headers })
})
