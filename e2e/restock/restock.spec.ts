import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../journey.ts'
import { openProduct } from '../open-product.ts'

const asking = (page: Page) => page.getByRole('dialog', { name: 'Me prévenir du retour' })

test('a sold-out size is no dead end: one asks to be told of it, and can stop', async ({ page }) => {
  await openProduct(page, 'Robe Rubis')
  await expect(page.getByRole('link', { name: 'Faire refaire' })).toHaveAttribute(
    'href',
    /^\/rendez-vous\?type=\w+-discovery&product=[\w-]+$/,
  )
  await page.getByRole('button', { name: 'Me prévenir' }).press('Enter')
  await expect(asking(page).getByRole('radio', { name: '34' })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await asking(page).getByLabel('Adresse e-mail').fill('attente@exemple')
  await asking(page).getByRole('button', { name: 'Me prévenir' }).press('Enter')
  await expect(asking(page).getByText('Choisissez la taille que vous attendez.')).toBeVisible()
  await asking(page).getByRole('radio', { name: '38' }).check()
  await asking(page).getByRole('button', { name: 'Me prévenir' }).press('Enter')
  await expect(asking(page).getByLabel('Adresse e-mail')).toHaveAttribute('aria-invalid', 'true')
  await asking(page).getByLabel('Adresse e-mail').fill('attente@exemple.fr')
  await asking(page).getByRole('button', { name: 'Me prévenir' }).press('Enter')
  await expect(asking(page).getByText(/Un courriel vient de partir à cette adresse/)).toBeVisible()
  await asking(page).getByRole('button', { name: 'C’est compris' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Me prévenir' })).toBeFocused()

  await page.goto(`${new URL(page.url()).pathname}#me-prevenir=40`)
  await page.reload()
  await expect(asking(page).getByRole('radio', { name: '40' })).toBeChecked()

  await page.goto('/retour-en-stock/arret?key=nothing-of-the-kind')
  await expect(page.getByText('C’est fait. Cette adresse ne reçoit plus d’alerte')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/retour-en-stock/confirmation#nothing-of-the-kind')
  await page.getByRole('button', { name: 'Me prévenir' }).click()
  await expect(page.getByRole('alert').getByText(/Ce lien a déjà servi/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a size that is out can be had made to measure where the atelier has room', async ({ page }) => {
  await openProduct(page, 'Robe de mariée Aurore')
  await page.getByRole('button', { name: 'La faire sur mesure' }).click()
  await expect(page.getByRole('radio', { name: 'Sur mesure' })).toBeChecked()
})
