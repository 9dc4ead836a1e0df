import { pathTo } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { enterOwnProduct } from '../own-product.ts'
import { signIn } from '../sign-in.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, deep, () => {
    test.use({ viewport })

    test('a next version waits, is previewed, taken up again and published, while the shop sells the present one', async ({
      page,
      browser,
    }) => {
      const { id, name, editor, remove } = await enterOwnProduct(page)
      await signIn(page, 'admin')
      await page.goto(editor)
      const price = page.getByRole('textbox', { name: 'Prix', exact: true })
      const text = page.getByRole('group', { name: 'Français' }).getByLabel('Texte')
      await price.fill('950')
      await text.fill('Coupée droit.')
      const changed = page.getByRole('list', { name: 'Ce qui n’est pas enregistré' })
      await expect(changed.getByRole('listitem')).toHaveCount(2)
      expect(await accessibilityFaults(page)).toEqual([])
      await changed.getByRole('button', { name: /^Annuler le changement : Texte/ }).click()
      await expect(text).toHaveValue('Coupée dans le biais.')
      await expect(changed.getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeFocused()
      await page.getByRole('button', { name: 'Garder pour plus tard' }).click()

      const waiting = page.getByRole('region', { name: 'Prochaine version' })
      await expect(waiting).toContainText('950')
      await expect(price).toHaveValue('900')
      await expect(changed).toBeHidden()
      expect(await accessibilityFaults(page)).toEqual([])
      const visitor = await browser.newPage({ viewport })
      await visitor.goto(pathTo('product', { id }))
      await expect(visitor.getByRole('main').getByText('900 €').first()).toBeVisible()

      await waiting.getByRole('button', { name: 'Reprendre dans le formulaire' }).click()
      await expect(price).toHaveValue('950')
      await page.getByRole('textbox', { name: 'Nom', exact: true }).first().fill(`${name} d’hiver`)
      await page.getByRole('button', { name: 'Garder pour plus tard' }).click()
      await expect(waiting).toContainText('d’hiver')
      await waiting.getByRole('button', { name: /^Lien d’aperçu/ }).click()
      const preview = waiting.getByRole('link').first()
      await visitor.goto((await preview.getAttribute('href')) ?? '')
      await expect(visitor.getByRole('heading', { level: 1, name: `${name} d’hiver` })).toBeVisible()
      await expect(visitor.getByText('950 €').first()).toBeVisible()

      await waiting.getByRole('button', { name: 'Publier maintenant' }).click()
      await expect(waiting).toBeHidden()
      await expect(price).toHaveValue('950')
      await visitor.goto(pathTo('product', { id }))
      await expect(visitor.getByRole('heading', { level: 1, name: `${name} d’hiver` })).toBeVisible()
      await visitor.close()
      await remove()
    })
  })

test('beside the day of a version stands what else is planned for it', deep, async ({ page }) => {
  const day = '2098-05-07'
  const products = [await enterOwnProduct(page), await enterOwnProduct(page)]
  const [first, second] = products
  await signIn(page, 'admin')
  const waiting = page.getByRole('region', { name: 'Prochaine version' })
  const keep = async (editor = '') => {
    await page.goto(editor)
    await page.getByRole('textbox', { name: 'Prix', exact: true }).fill('950')
    await page.getByRole('button', { name: 'Garder pour plus tard' }).click()
    await waiting.getByLabel('Paraît le').fill(day)
  }
  await keep(first?.editor)
  await expect(waiting).not.toContainText('Ce jour-là aussi')
  await waiting.getByRole('button', { name: 'Programmer', exact: true }).click()
  await expect(waiting.getByText('7 mai 2098, 10:00')).toBeVisible()
  await expect(waiting).not.toContainText('Ce jour-là aussi')
  await keep(second?.editor)
  await expect(waiting).toContainText('Ce jour-là aussi')
  await expect(waiting.getByRole('listitem').filter({ hasText: first?.name ?? '' })).toHaveText(
    /nouvelle version à 10:00, 900\s€ → 950\s€/,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await waiting.getByRole('link', { name: first?.name ?? '' }).click()
  await expect(page.getByRole('heading', { level: 2, name: first?.name ?? '', exact: true })).toBeVisible()
  for (const { remove } of products) await remove()
})
