import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

const day = '2031-05-02'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, deep, () => {
    test.use({ viewport })

    // One text for each width, so that the two do not meet.
    const name = viewport.width === 1440 ? 'cgu' : 'accessibilite'

    test('the house writes a version of a legal text, reads what changes, and takes it back', async ({
      page,
    }) => {
      await signIn(page, 'admin')
      await page.goto(`/admin/textes?text=${name}`)
      await page.getByRole('button', { name: 'Écrire une nouvelle version' }).click()
      const form = page.getByRole('form', { name: 'Nouvelle version' })
      const french = form.getByLabel('En français, qui fait foi')
      const english = form.getByLabel('En anglais')
      const [fr, en] = [await french.inputValue(), await english.inputValue()]
      await french.fill(`${fr}\n\n<b>Important</b>`)
      await english.fill(`${en}\n\nImportant.`)
      await form.getByRole('button', { name: 'Enregistrer la version' }).click()
      await expect(form.getByText('Choisissez un jour.')).toBeVisible()
      await form.getByLabel('Prend effet le').fill(day)
      await form.getByRole('button', { name: 'Enregistrer la version' }).click()
      await expect(form.getByText('Écrivez sans balises HTML')).toBeVisible()
      await expect(french).toBeFocused()
      expect(await accessibilityFaults(page)).toEqual([])

      // What is typed waits, wherever one goes meanwhile.
      await page.getByRole('link', { name: 'Tous les textes juridiques' }).click()
      await expect(page.getByRole('link', { name: 'Mentions légales' }).first()).toBeVisible()
      await page.goBack()
      await page.getByRole('button', { name: 'Écrire une nouvelle version' }).click()
      await expect(french).toHaveValue(/<b>Important<\/b>$/)

      await french.fill(`${fr}\n\n**Important.**`)
      await form.getByRole('button', { name: 'Aperçu' }).click()
      const preview = page.getByRole('dialog', { name: 'Aperçu', exact: true })
      await expect(preview.locator('strong', { hasText: 'Important.' })).toBeVisible()
      await preview.getByRole('button', { name: 'Fermer' }).click()
      await form.getByRole('button', { name: 'Enregistrer la version' }).click()
      await expect(form).toBeHidden()
      const versions = page.getByRole('listitem').filter({ hasText: '2 mai 2031' })
      await expect(versions).toContainText('À venir')
      expect(await accessibilityFaults(page)).toEqual([])

      await versions.getByRole('button', { name: /^Lire et comparer/ }).press('Enter')
      const comparison = page.getByRole('dialog', { name: 'Version du 2 mai 2031', exact: true })
      await expect(comparison.locator('ins').first()).toContainText('**Important.**')
      await expect(comparison.locator('del')).toHaveCount(0)
      expect(await accessibilityFaults(page)).toEqual([])
      await comparison.getByRole('button', { name: 'Fermer' }).press('Enter')
      // The page shows what is in force.
      expect(await (await page.request.get(`/${name}?lng=fr`)).text()).not.toContain('<strong>Important.')

      await versions.getByRole('button', { name: /^Retirer/ }).press('Enter')
      const question = page.getByRole('dialog', { name: 'Retirer cette version', exact: false })
      await question.getByRole('button', { name: 'Retirer', exact: true }).click()
      await expect(versions).toHaveCount(0)
    })
  })

test('the house adds a question, moves it and removes it', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/pages')
  const section = page.getByRole('region', { name: 'Questions et réponses' })
  await section.getByRole('button', { name: 'Ajouter une question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle question' })
  await dialog.getByLabel('Question, en français').fill('Recevez-vous le dimanche ?')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Ce champ manque.')).toHaveCount(3)
  await dialog.getByLabel('Question, en anglais').fill('Do you receive on Sundays?')
  await dialog.getByLabel('Réponse, en français').fill('Non. {{rien}}')
  await dialog.getByLabel('Réponse, en anglais').fill('No. [Write to us](/contact).')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Entre doubles accolades, un nom que rien ne remplit.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Réponse, en français').fill('Non. [Écrivez-nous](/contact).')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  const rows = section.getByRole('listitem')
  await expect(rows.last()).toContainText('Recevez-vous le dimanche')
  const text = async (lng: string) => (await page.request.get(`/sur-mesure?lng=${lng}`)).text()
  expect(await text('fr')).toContain('Recevez-vous le dimanche')
  expect(await text('en')).toContain('Do you receive on Sundays?')
  await rows
    .last()
    .getByRole('button', { name: /^Déplacer/ })
    .first()
    .press('Home')
  await expect(rows.first()).toContainText('Recevez-vous le dimanche')
  await section.getByRole('button', { name: /^Retirer .*Recevez-vous/ }).press('Enter')
  await expect(rows.filter({ hasText: 'Recevez-vous le dimanche' })).toHaveCount(0)
  await expect(page.getByText('La question est retirée').first()).toBeVisible()
  expect(await text('fr')).not.toContain('Recevez-vous le dimanche')
  await page.getByRole('button', { name: 'Revenir en arrière' }).press('Enter')
  await expect(rows.first()).toContainText('Recevez-vous le dimanche')
  await section.getByRole('button', { name: /^Retirer .*Recevez-vous/ }).press('Enter')
  await expect(rows.filter({ hasText: 'Recevez-vous le dimanche' })).toHaveCount(0)
  await expect.poll(() => text('fr')).not.toContain('Recevez-vous le dimanche')
})
