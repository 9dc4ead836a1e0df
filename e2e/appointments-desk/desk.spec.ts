import { randomUUID } from 'node:crypto'
import { addDays } from '../../src/shared/calendar/civil-date.ts'
import { parisClock, parisInstantMs } from '../../src/shared/calendar/paris-clock.ts'
import { expectFocus } from '../expect-focus.ts'
import { expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

test('the focus stays at the desk after an act that removes its button, and the notice says what became of the mail', async ({
  page,
}) => {
  const { token } = await signIn(page, 'staff')
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`
  const date = addDays(parisClock(Date.now()).date, 7 * 90)
  const answer = await page.request.post('/api/admin/appointments', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: {
      ...{ type: 'pickup', start: new Date(parisInstantMs(date, 660)).toISOString(), evenIfClosed: true },
      ...{ firstName: 'Ondine', lastName: 'Ferrand', phone: '+33612345678', email },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { appointment } = await answer.json()
  await page.goto(`/admin/appointments?opened=${appointment._id}`)
  await expect(page.getByRole('link', { name: '+33 6 12 34 56 78' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Annuler ce rendez-vous' })
  await dialog.getByLabel('Motif').fill('Le salon est en travaux.')
  await dialog.getByRole('button', { name: 'Annuler le rendez-vous' }).press('Enter')
  await expect(page.getByText('Le message attend dans la boîte d’envoi.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeHidden()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Ondine Ferrand' })).toBeFocused()

  await page.request.post('/api/contact', {
    data: { fullName: 'Zoé', email, subject: `Un ourlet ${email}`, message: 'Bonjour, pouvez-vous ?' },
  })
  await page.goto(`/admin/messages?search=${email}`)
  await page.getByRole('link', { name: `Un ourlet ${email}` }).press('Enter')
  await page.getByLabel('Votre réponse').fill('Bien sûr.')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).press('Enter')
  await expect(page.getByText('Réponse enregistrée')).toBeVisible()
  await page.getByRole('button', { name: 'Clore' }).press('Enter')
  await expectFocus(page.getByRole('button', { name: 'Rouvrir' }))
})

test('an appointment that is being noted asks before it is dropped, and begins at a free place of the week in view', async ({
  page,
}) => {
  await signIn(page, 'staff')
  const date = addDays(parisClock(Date.now()).date, 7 * 40)
  await page.goto(`/admin/calendar?view=week&date=${date}`)
  await expect(page.getByRole('list', { name: 'Légende' })).toBeVisible()
  await page.getByRole('button', { name: 'Noter un rendez-vous', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Noter un rendez-vous' })
  await expect(dialog.getByText(/^Libre/)).toBeVisible()
  const day = await dialog.getByLabel('Jour').inputValue()
  expect(Math.abs(Date.parse(day) - Date.parse(date))).toBeLessThan(7 * 86_400_000)
  await dialog.getByLabel('Prénom').fill('Ondine')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Abandonner ce rendez-vous' })
  await question.getByRole('button', { name: 'Continuer à écrire' }).last().click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Ondine')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Abandonner' }).click()
  await expect(dialog).toBeHidden()
})

test('staff reads one sentence and no controls at an address for admins', async ({ page }) => {
  await signIn(page, 'staff')
  for (const [path, sentence] of [
    ['/admin/settings', 'Cette page est réservée aux administrateurs de la maison.'],
    ['/admin/gallery', 'Vos droits n’ouvrent pas cette page.'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(sentence)).toBeVisible()
    await expect(main.locator('button, input, select, textarea, a')).toHaveCount(0)
  }
})
