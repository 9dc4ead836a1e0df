import { pathTo } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { enterOwnProduct } from '../own-product.ts'
import { signIn } from '../sign-in.ts'

test.describe('390 pixels wide', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a garment is told by its cut and its measures, graded from one size, and the shop says them', async ({
    page,
  }) => {
    const { id, editor, remove } = await enterOwnProduct(page)
    await signIn(page, 'admin')
    await page.goto(editor)
    const garment = page.getByRole('region', { name: 'Coupe et mesures' })
    for (const size of ['38', '40']) {
      await page.getByRole('checkbox', { name: size, exact: true }).check()
      await page.getByLabel(`Stock en ${size}`).fill('1')
    }
    await garment.getByLabel('Encolure').selectOption('Cœur')
    await garment.getByLabel('Poitrine en 38').fill('92,3')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(garment.getByText('Indiquez des centimètres, au demi près')).toBeVisible()
    await garment.getByLabel('Poitrine en 38').fill('92,5')
    await garment.getByRole('button', { name: 'Compléter par gradation' }).click()
    await expect(garment.getByLabel('Poitrine en 40')).toHaveValue('96.5')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Produit enregistré').first()).toBeVisible()

    await page.goto(pathTo('product', { id }))
    const main = page.getByRole('main')
    await expect(main.getByRole('region', { name: 'Coupe', exact: true })).toContainText('EncolureCœur')
    const measures = main.getByRole('table', { name: 'Mesures du vêtement' })
    await expect(measures.getByRole('row', { name: /^40/ })).toContainText('96,5')
    expect(await accessibilityFaults(page)).toEqual([])
    await remove()
  })
})
