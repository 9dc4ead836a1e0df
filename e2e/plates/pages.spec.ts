import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

test(
  'the picture of a page is replaced, told, cropped, seen in the shop and taken away',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/pages')
    const place = page.getByRole('listitem').filter({ hasText: 'De la nuque au sol' })
    await expect(place.getByRole('button', { name: /^Remplacer/ })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const buffer = await plainPicture({ width: 900, height: 600, background: { r: 20, g: 60, b: 90 } })
      .png()
      .toBuffer()
    await place
      .locator('input[type=file]')
      .setInputFiles({ name: 'vitrine.png', mimeType: 'image/png', buffer })
    await expect(page.getByText('Image posée').first()).toBeVisible()
    await place.getByRole('button', { name: /^Décrire et cadrer/ }).click()
    const dialog = page.getByRole('dialog', { name: 'De la nuque au sol' })
    await dialog.getByRole('textbox', { name: 'Ce qu’elle montre', exact: true }).fill('Le fil à plomb')
    await dialog.getByRole('button', { name: /point/i }).press('Shift+ArrowLeft')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    await expect(place.getByText('Le fil à plomb')).toBeVisible()
    await page.goto('/auth/mot-de-passe-oublie')
    const shown = page.getByRole('img', { name: 'Le fil à plomb' })
    await expect(shown).toBeVisible()
    await expect(shown).toHaveCSS('object-position', '40% 50%')
    await page.goto('/admin/pages')
    await place.getByRole('button', { name: /^Retirer/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(place.getByText('Sans image')).toBeVisible()
    const told = page.getByRole('dialog').filter({ hasText: 'Image retirée' })
    await told.getByRole('button', { name: 'Revenir en arrière' }).press('Enter')
    await expect(place.getByText('Le fil à plomb')).toBeVisible()
    await place.getByRole('button', { name: /^Retirer/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(place.getByText('Sans image')).toBeVisible()
    await page.goto('/auth/mot-de-passe-oublie')
    await expect(shown).toHaveCount(0)
  },
)
