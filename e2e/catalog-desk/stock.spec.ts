import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

/** Two products that no other journey knows, in two sizes each. */
const makeProducts = async (page: Page, word: string) => {
  const { token } = await openSession(page.context(), 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const make = async (letter: string) => {
    const answer = await page.request.post('/api/products', {
      headers,
      data: {
        name: `Robe ${word} ${letter}`,
        description: 'Coupée dans le biais.',
        category: 'soiree',
        price: 1_000,
        attributes: { material: 'Soie', composition: '100 % soie' },
        variants: [
          { size: '38', stock: 2 },
          { size: '40', stock: 1 },
        ],
      },
    })
    return String((await answer.json())._id)
  }
  return { headers, ids: [await make('B'), await make('A')] }
}

test(
  'the stock is typed and pasted into a sheet, saved together, and each movement is kept',
  deep,
  async ({ page }) => {
    const word = `zenith${randomUUID().slice(0, 6)}`
    const { headers, ids } = await makeProducts(page, word)
    await signIn(page, 'admin')
    await page.goto(`/admin/stock?search=${word}&sort=name`)
    const cell = (letter: string, size: string) =>
      page.getByRole('textbox', { name: `Robe ${word} ${letter}, ${size}` })
    await cell('A', '38').fill('x')
    const bar = page.getByRole('region', { name: 'Les changements du stock' })
    await expect(bar.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
    await cell('A', '38').fill('5')
    await expect(page.getByText('était 2')).toBeVisible()
    await cell('A', '38').press('Enter')
    await expect(cell('B', '38')).toBeFocused()
    await cell('B', '38').evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '7\t8')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(cell('B', '38')).toHaveValue('7')
    await expect(cell('B', '40')).toHaveValue('8')
    await expect(bar.getByText('3 nombres changés')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    // Meanwhile one of B is sold, so what was counted of it is to be looked at again.
    await page.request.patch(`/api/products/${ids[0]}`, {
      headers,
      data: { stocks: [{ size: '38', stock: 1 }] },
    })
    await bar.getByLabel('Motif').selectOption('Livraison')
    await bar.getByLabel('Précision pour le journal').fill('Caisse de lundi')
    await bar.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(bar.getByText('Stock enregistré pour un produit.')).toBeVisible()
    await expect(bar.getByText(`Robe ${word} B : vendu ou modifié entre-temps`)).toBeVisible()
    await expect(page.getByText('était 1').first()).toBeVisible()
    await expect(cell('B', '38')).toHaveValue('7')
    await bar.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(bar.getByText('Stock enregistré pour un produit.')).toBeVisible()
    await expect(page.getByText(/^ ?était/)).toHaveCount(0)
    await page.getByRole('button', { name: `Mouvements · Robe ${word} A` }).click()
    const dialog = page.getByRole('dialog', { name: `Mouvements de Robe ${word} A` })
    await expect(dialog.getByRole('listitem')).toHaveText([/^\+3.*38 · Livraison — Caisse de lundi/])
    expect(await accessibilityFaults(page)).toEqual([])
    for (const id of ids) await page.request.delete(`/api/products/${id}`, { headers })
  },
)
