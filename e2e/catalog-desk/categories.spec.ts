import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

const add = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Ajouter une catégorie' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle catégorie' })
  await expect(dialog.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
}

const takeAway = async (page: Page, name: string) => {
  await page.goto('/admin/categories?lng=fr')
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await dialog.getByRole('button', { name: /^Retirer/ }).click()
  await page
    .getByRole('dialog', { name: /^Retirer/ })
    .getByRole('button', { name: 'Retirer' })
    .click()
  await expect(dialog.getByText('Sans image')).toBeVisible()
}

/** Hangs a picture in the dialog of a category, tells what it shows and moves what stays in sight. */
const hang = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog.getByText('Sans image')).toBeVisible()
  const buffer = await plainPicture({ width: 900, height: 600, background: { r: 20, g: 60, b: 90 } })
    .png()
    .toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'capes.png', mimeType: 'image/png', buffer })
  // A first picture has no words: it asks for them by itself.
  const words = page.getByRole('dialog', { name: 'L’image de la catégorie' })
  await words.getByRole('textbox', { name: 'Ce qu’elle montre', exact: true }).fill('Une cape bleue')
  await words.getByRole('textbox', { name: 'Ce qu’elle montre, en anglais' }).fill('A blue cape')
  await words.getByRole('button', { name: /point/i }).press('Shift+ArrowLeft')
  expect(await accessibilityFaults(page)).toEqual([])
  await words.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(words).toBeHidden()
  await expect(dialog.getByText('Une cape bleue')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toBeHidden()
}

test(
  'categories are added, told in two languages and by a picture, put in order and deleted with their products elsewhere',
  deep,
  async ({ page }) => {
    const word = randomUUID().slice(0, 8)
    const [first, second] = [`Capes ${word}`, `Voiles ${word}`]
    await signIn(page, 'admin')
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'Ajouter une catégorie' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouvelle catégorie' })
    await expect(dialog.getByText('Une image peut être ajoutée')).toBeVisible()
    await dialog.getByLabel('Texte d’ouverture en anglais').fill('Capes for winter evenings.')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused()
    await expect(dialog.getByText('Indiquez d’abord le nom anglais.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill(first)
    await dialog.getByLabel('Nom en anglais').fill(`Capes in English ${word}`)
    await dialog.getByLabel('Texte d’ouverture', { exact: true }).fill('Des capes pour les soirs d’hiver.')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    await add(page, second)
    const order = page.getByRole('list', { name: 'L’ordre des catégories' })
    const rows = order.getByRole('listitem')
    await expect(rows.last()).toContainText(second)
    const handle = rows.last().getByRole('button').first()
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/admin/categories/order'))
    await handle.focus()
    await handle.press('ArrowUp')
    expect((await saved).ok()).toBe(true)
    await expect(rows.last()).toContainText(first)
    expect(await accessibilityFaults(page)).toEqual([])

    const { token } = await openSession(page.context(), 'admin')
    const headers = { authorization: `Bearer ${token}` }
    const id = `capes-${word}`
    const made = await page.request.post('/api/products', {
      headers,
      data: {
        name: `Cape ${word}`,
        description: 'Coupée dans le biais.',
        category: id,
        price: 900,
        attributes: { material: 'Laine', composition: '100 % laine' },
        stock: 1,
      },
    })
    const product = String((await made.json())._id)
    await page.goto(`/boutique?category=${id}`)
    await expect(page.getByText('Des capes pour les soirs d’hiver.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Une cape bleue' })).toHaveCount(0)
    await page.goto('/admin/categories')
    await hang(page, first)
    await page.goto(`/boutique?category=${id}`)
    const picture = page.getByRole('img', { name: 'Une cape bleue' })
    await expect(picture).toHaveCSS('object-position', '40% 50%')
    await expect(picture).toBeInViewport()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto(`/boutique?category=${id}&lng=en`)
    await expect(page.getByRole('img', { name: 'A blue cape' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: `Capes in English ${word}` })).toBeVisible()
    await expect(page.getByText('Capes for winter evenings.')).toBeVisible()

    await takeAway(page, first)
    await page.goto(`/boutique?category=${id}`)
    await expect(page.getByText('Des capes pour les soirs d’hiver.')).toBeVisible()
    await expect(picture).toHaveCount(0)

    await page.goto('/admin/categories')
    await page.getByRole('button', { name: `Supprimer ${first}` }).click()
    const removal = page.getByRole('dialog', { name: `Supprimer « ${first} » ?` })
    await removal.getByLabel('Catégorie qui les reçoit').selectOption(second)
    await removal.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: first })).toHaveCount(0)
    await expect(page.getByRole('link', { name: `1 produit · ${second}` })).toBeVisible()
    await page.request.delete(`/api/products/${product}`, { headers })
    await page.request.delete(`/api/categories/voiles-${word}`, { headers })
  },
)
