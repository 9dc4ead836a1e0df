import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

const french = (page: Page) => page.getByRole('group', { name: 'Français' })
const english = (page: Page) => page.getByRole('group', { name: 'Anglais' })
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

const undo = (page: Page, told: string) =>
  page.getByRole('dialog').filter({ hasText: told }).getByRole('button', { name: 'Revenir en arrière' })

/** Begins a draft with what every product has, under a name that no other journey knows. */
const begin = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Ajouter un produit' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nouveau produit' })).toBeVisible()
  await page.getByLabel('Nom').fill(name)
  await page.getByLabel('Catégorie').selectOption('Soirée')
  await page.getByRole('textbox', { name: 'Prix', exact: true }).fill('1 290')
  await page.getByRole('button', { name: 'Commencer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
}

/** Writes what the law asks for, and saves it. */
const complete = async (page: Page) => {
  await french(page).getByLabel('Texte').fill('Coupée dans le biais, doublée de soie.')
  await french(page).getByLabel('Composition').fill('100 % soie')
  await page.getByRole('checkbox', { name: '38', exact: true }).check()
  await page.getByLabel('Stock en 38').fill('2')
  await save(page).click()
  await expect(page.getByText('Produit enregistré').first()).toBeVisible()
}

/** A published product, opened in its editor. */
const write = async (page: Page, name: string) => {
  await begin(page, name)
  await complete(page)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Publié', exact: true })).toBeVisible()
}

test('a product is begun, written, published, changed and taken out', deep, async ({ page }) => {
  const name = `Robe ${randomUUID().slice(0, 8)}`
  await signIn(page, 'admin')
  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Ajouter un produit' }).click()
  await page.getByRole('button', { name: 'Commencer le brouillon' }).click()
  await expect(page.getByLabel('Nom')).toBeFocused()
  await page.getByRole('link', { name: 'Tous les produits' }).click()
  await begin(page, name)
  await expect(page).not.toHaveURL(/opened=new/)
  const publish = page.getByRole('button', { name: 'Publier', exact: true })
  await expect(publish).toBeDisabled()
  const missing = page.getByRole('link', { name: 'la composition, en fibres' })
  await expect(missing).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const id = new URL(page.url()).searchParams.get('opened') ?? ''
  expect((await page.request.get(`/api/products/${id}`)).status()).toBe(404)
  await complete(page)
  await expect(missing).toBeHidden()
  await english(page).getByLabel('Nom').fill(`Gown ${name}`)
  await page.getByRole('textbox', { name: 'Prix', exact: true }).fill('1 350')
  await save(page).click()
  await expect(page.getByText('Produit enregistré').first()).toBeVisible()
  await publish.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Publié', exact: true })).toBeVisible()
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
  const id = new URL(page.url()).searchParams.get('opened') ?? ''
  const { token } = await openSession(page.context(), 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const { product } = await (await page.request.get(`/api/admin/products/${id}`, { headers })).json()
  await page.getByRole('textbox', { name: 'Prix', exact: true }).fill('1 400')
  const answer = await page.request.put(`/api/products/${id}`, {
    headers,
    data: { ...product, price: 1_310 },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await save(page).click()
  await expect(page.getByText('Enregistré : 1310')).toBeVisible()
  await page.getByRole('button', { name: 'Prendre la valeur enregistrée : Prix' }).click()
  await expect(page.getByRole('textbox', { name: 'Prix', exact: true })).toHaveValue('1310')
  await page.getByLabel('Référence').fill(`T-${name.slice(5)}`)
  await save(page).click()
  await expect(page.getByText('Produit enregistré').first()).toBeVisible()
  await page.request.delete(`/api/products/${id}`, { headers })
})

test(
  'a draft is previewed, given a day, shown, archived and shown again',
  deep,
  async ({ page, browser }) => {
    const name = `Robe ${randomUUID().slice(0, 8)}`
    await signIn(page, 'admin')
    await page.goto('/admin/products')
    await begin(page, name)
    await complete(page)
    await page.getByRole('button', { name: 'Lien d’aperçu, pour sept jours' }).click()
    const preview = await page.getByRole('link', { name: 'Aperçu en français' }).getAttribute('href')
    const guest = await browser.newContext()
    const seen = await guest.newPage()
    await seen.goto(new URL(preview ?? '', page.url()).href)
    await expect(seen.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(seen.getByText('rien ne peut y être acheté')).toBeVisible()
    expect(await accessibilityFaults(seen)).toEqual([])
    await guest.close()
    await page.getByLabel('Paraît le').fill('2099-12-03')
    await page.getByRole('button', { name: 'Programmer', exact: true }).click()
    await expect(page.getByText('3 déc. 2099, 10:00').first()).toBeVisible()
    await page.getByRole('button', { name: 'Ne plus le programmer' }).click()
    await expect(page.getByText('La boutique ne le connaît pas encore.')).toBeVisible()
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await page.getByRole('button', { name: 'Archiver' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Archivé', exact: true })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('opened') ?? ''
    const gone = await page.request.get(`/boutique/produit/${id}`)
    expect(gone.status()).toBe(410)
    expect(await gone.text()).toContain(name)
    await page.getByRole('button', { name: 'Publier de nouveau' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Publié', exact: true })).toBeVisible()
    const { token } = await openSession(page.context(), 'admin')
    await page.request.delete(`/api/products/${id}`, { headers: { authorization: `Bearer ${token}` } })
  },
)

test('the pictures of a product are added, described, and removed', deep, async ({ page }) => {
  const name = `Robe ${randomUUID().slice(0, 8)}`
  const { token } = await openSession(page.context(), 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const data = { name, category: 'soiree', price: 1_290 }
  const { product } = await (await page.request.post('/api/admin/products', { headers, data })).json()
  await signIn(page, 'admin')
  await page.goto(`/admin/products?opened=${product._id}`)
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
  await expect(page.getByText('900 × 600 px : elle paraîtra floue en grand.')).toHaveCount(2)
  await order.getByRole('button', { name, exact: true }).first().click()
  const words = page.getByRole('dialog', { name: 'Ce que montre la photographie' })
  await words.getByLabel('Français').fill('La robe de face')
  await words.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(words).toBeHidden()
  await expect(order.getByRole('button', { name: 'La robe de face' })).toBeVisible()
  await order.getByRole('button', { name: 'La robe de face' }).click()
  await words.getByRole('button', { name: /^Point à garder en vue/ }).press('ArrowUp')
  expect(await accessibilityFaults(page)).toEqual([])
  await words
    .getByLabel('Remplacer le fichier')
    .last()
    .setInputFiles({
      name: 'autre.png',
      mimeType: 'image/png',
      buffer: await plainPicture({ width: 700 }).png().toBuffer(),
    })
  await expect(words).toBeHidden()
  await expect(page.getByText('Photographie remplacée', { exact: true }).first()).toBeVisible()
  await expect(order.getByRole('button', { name: 'La robe de face' })).toBeVisible()
  await order.getByRole('button', { name: 'Retirer : Photographie 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer cette photographie ?' })
  await expect(dialog).toContainText('Pendant un jour, elle peut revenir')
  await dialog.getByRole('button', { name: 'Retirer la photographie' }).click()
  await expect(order.getByRole('listitem')).toHaveCount(1)
  await undo(page, 'Photographie retirée').press('Enter')
  await expect(order.getByRole('listitem')).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.request.delete(`/api/products/${product._id}`, { headers })
})

test('prices and stock are changed from the list, of one product and of several', deep, async ({ page }) => {
  const word = `zephir${randomUUID().slice(0, 6)}`
  const { token } = await openSession(page.context(), 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const ids = await Promise.all(
    ['A', 'B'].map(async (letter) => {
      const answer = await page.request.post('/api/products', {
        headers,
        data: {
          name: `Robe ${word} ${letter}`,
          description: 'Coupée dans le biais.',
          category: 'soiree',
          price: 1_000,
          attributes: { material: 'Soie', composition: '100 % soie' },
          variants: [{ size: '38', stock: 2 }],
        },
      })
      return String((await answer.json())._id)
    }),
  )
  await signIn(page, 'admin')
  await page.goto(`/admin/products?search=${word}`)
  await page.getByRole('button', { name: `1 000 € · changer le prix ou le stock de Robe ${word} A` }).click()
  const dialog = page.getByRole('dialog', { name: `Robe ${word} A` })
  await expect(dialog.getByLabel('Prix')).toBeFocused()
  await dialog.getByLabel('Stock en 38').fill('cinq')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByLabel('Stock en 38')).toBeFocused()
  await dialog.getByLabel('Stock en 38').fill('5')
  await dialog.getByLabel('Motif').fill('Inventaire du soir')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name: `Robe ${word} A` })
  await expect(row.getByRole('button', { name: /^5/ })).toBeVisible()
  for (const letter of ['A', 'B'])
    await page.getByRole('checkbox', { name: `Sélectionner Robe ${word} ${letter}` }).check()
  const bar = page.getByRole('region', { name: 'Sur les lignes choisies' })
  await bar.getByLabel('Que faire des produits choisis').selectOption('Changer le prix')
  await bar.getByLabel('Nouveau prix').fill('−10 %')
  await expect(bar.getByText('1 000 € → 900 €')).toHaveCount(2)
  await bar.getByRole('button', { name: 'Appliquer (2)' }).click()
  await expect(bar.getByText('C’est fait pour 2 produits.')).toBeVisible()
  await expect(row.getByRole('button', { name: /^900/ })).toBeVisible()
  await bar.getByRole('button', { name: 'Revenir en arrière (2)' }).click()
  await expect(row.getByRole('button', { name: /^1.000/ })).toBeVisible()
  for (const id of ids) await page.request.delete(`/api/products/${id}`, { headers })
})

test('an older version is restored, and a copy begins as a draft', deep, async ({ page }) => {
  const name = `Robe ${randomUUID().slice(0, 8)}`
  const { token } = await openSession(page.context(), 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const data = { name, category: 'soiree', price: 1_290 }
  const { product } = await (await page.request.post('/api/admin/products', { headers, data })).json()
  const id = String(product._id)
  const changed = await page.request.patch(`/api/products/${id}`, {
    headers,
    data: { price: 990, reason: 'Fin de saison' },
  })
  expect(changed.ok()).toBe(true)
  await signIn(page, 'admin')
  await page.goto(`/admin/products?opened=${id}`)
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByText('Fin de saison')).toBeVisible()
  await expect(versions.getByText('1 290 €')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await versions.getByRole('button', { name: /^Rétablir/ }).click()
  await expect(page.getByText('Version rétablie').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Prix', exact: true })).toHaveValue('1290')
  await page.getByRole('button', { name: 'Dupliquer' }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${name} (copie)` })).toBeVisible()
  const copy = new URL(page.url()).searchParams.get('opened') ?? ''
  expect(copy).not.toBe(id)
  for (const each of [id, copy]) await page.request.delete(`/api/products/${each}`, { headers })
})
