import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Votre Panier/ })
const rowOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code })

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, deep, () => {
    test.use({ viewport })

    test('a code is made, takes something off a cart, and is stopped and deleted', async ({
      page,
      browser,
    }) => {
      const code = `FETE-${randomUUID().slice(0, 6).toUpperCase()}`
      await signIn(page, 'admin')
      await page.goto('/admin/codes')
      await expect(rowOf(page, 'BIENVENUE10')).toBeVisible()
      await page.getByRole('button', { name: 'Créer un code' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nouveau code' })
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused()
      await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase())
      await dialog.getByRole('radio', { name: 'Montant' }).check()
      await dialog.getByLabel('Montant en euros').fill('50')
      await dialog.getByLabel('Minimum d’achat en euros').fill('50')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(dialog.getByText(/^Le minimum doit dépasser/)).toBeVisible()
      await dialog.getByLabel('Minimum d’achat en euros').fill('300')
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, code)).toContainText('En cours')
      await expect(page).toHaveURL('/admin/codes')
      expect(await accessibilityFaults(page)).toEqual([])

      const visitor = await browser.newPage({ viewport })
      await visitor.goto('/boutique?category=accessoires')
      await visitor
        .getByRole('article')
        .getByRole('button', { name: 'Ajouter au panier : Voile Brume' })
        .click()
      await visitor
        .getByRole('banner')
        .getByRole('button', { name: /^Panier/ })
        .click()
      await drawer(visitor).getByLabel('Code promo').fill(code.toLowerCase())
      await drawer(visitor).getByRole('button', { name: 'Appliquer' }).click()
      await expect(drawer(visitor).getByText(`Code ${code} appliqué avec succès !`)).toBeVisible()
      await expect(drawer(visitor).getByText('−50 €')).toBeVisible()
      await drawer(visitor).getByRole('button', { name: 'Augmenter la quantité : Voile Brume' }).click()
      await expect(drawer(visitor).getByText('745 €')).toBeVisible()
      await expect(drawer(visitor).getByText('−50 €')).toBeVisible()

      await page.getByRole('button', { name: code }).click()
      const opened = page.getByRole('dialog', { name: code, exact: true })
      await opened.getByRole('checkbox', { name: /^Arrêté/ }).check()
      await opened.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(opened).toBeHidden()
      await expect(rowOf(page, code)).toContainText('Arrêté')
      await visitor.reload()
      await visitor
        .getByRole('banner')
        .getByRole('button', { name: /^Panier/ })
        .click()
      await expect(drawer(visitor).getByText('795 €')).toBeVisible()
      await expect(drawer(visitor).getByText('Réduction')).toBeHidden()
      await visitor.close()

      await page.getByRole('button', { name: code }).click()
      await opened.getByRole('button', { name: 'Supprimer le code' }).click()
      await page
        .getByRole('dialog', { name: /^Supprimer/ })
        .getByRole('button', { name: 'Supprimer' })
        .click()
      await expect(rowOf(page, code)).toHaveCount(0)
    })
  })
