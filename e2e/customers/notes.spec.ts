import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

/** A guest whom only this journey knows, by a message. */
const openGuest = async (page: Page) => {
  const word = Math.random().toString(36).slice(2, 9)
  const guest = { fullName: `Odette ${word}`, email: `${word}@journeys.example` }
  const sent = await page.request.post('/api/contact', {
    data: {
      ...guest,
      subject: `Une retouche ${word}`,
      message: 'Bonjour, pouvez-vous reprendre une manche ?',
    },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  const { token } = await signIn(page, 'admin')
  const found = await page.request.get(`/api/admin/customers?search=${encodeURIComponent(guest.email)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { customers } = await found.json()
  await page.goto(`/admin/customers?opened=${customers[0]._id}`)
  await expect(page.getByRole('heading', { level: 2, name: guest.fullName })).toBeVisible()
  return guest.fullName
}

/** The day in three days, by the clocks of Paris. */
const inThreeDays = () => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
    .format(Date.now() + 3 * 86_400_000)
    .split('-')
  return { month: String(Number(parts[1])), day: String(Number(parts[2])) }
}

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(
      'the team notes something about a guest, changes it, and finds it in the one line',
      deep,
      async ({ page }) => {
        await openGuest(page)
        const notes = page.getByRole('region', { name: 'Notes de la maison' })
        await expect(notes).toContainText('La personne peut demander à lire ces notes')
        await notes.getByLabel('Nouvelle note').fill('Préfère le satin.')
        await notes.getByRole('button', { name: 'Ajouter la note' }).click()
        await expect(notes.getByRole('listitem')).toContainText('Préfère le satin.')
        await notes.getByRole('button', { name: /^Modifier la note/ }).click()
        await notes.getByLabel('Texte de la note').fill('Préfère la soie.')
        await notes.getByRole('button', { name: 'Enregistrer' }).click()
        await expect(notes.getByRole('listitem')).toContainText('Préfère la soie.')
        await expect(page.getByRole('list', { name: 'Tout ce qui s’est passé' })).toContainText(
          'Préfère la soie.',
        )
        // The form of a date is looked at with the notes.
        await page.getByRole('button', { name: 'Noter une date' }).click()
        expect(await accessibilityFaults(page)).toEqual([])
        await notes.getByRole('button', { name: /^Supprimer la note/ }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
        await expect(notes.getByText('Rien n’est noté.')).toBeVisible()
      },
    )

    test(
      'a birthday is kept only with consent, and falls into the list of the day until it is done',
      deep,
      async ({ page }) => {
        const name = await openGuest(page)
        const dates = page.getByRole('region', { name: 'Dates' })
        const { day, month } = inThreeDays()
        await dates.getByRole('button', { name: 'Noter une date' }).click()
        await dates.getByLabel(/^Jour/).fill(day)
        await dates.getByLabel('Mois').selectOption(month)
        await dates.getByRole('button', { name: 'Enregistrer' }).click()
        await expect(dates.getByText('Sans son accord, rien n’est noté.').first()).toBeVisible()
        await dates.getByRole('radio', { name: 'Par téléphone' }).check()
        await dates.getByLabel(/^Quel jour/).fill('2026-01-05')
        await dates.getByRole('button', { name: 'Enregistrer' }).click()
        await expect(dates.getByRole('listitem')).toContainText('Accord donné par téléphone, lundi 5 janvier')
        await page.goto('/admin')
        const entry = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'anniversaire' })
        await expect(entry).toContainText('dans 3 jours')
        await entry.getByRole('button', { name: /^Fait/ }).click()
        await expect(entry).toBeHidden()
        await page.goBack()
        await expect(dates.getByRole('listitem')).toContainText('fait pour cette fois')
        await dates.getByRole('button', { name: 'La personne retire son accord' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click()
        await expect(dates.getByText('Aucune date n’est notée.')).toBeVisible()
      },
    )
  })
