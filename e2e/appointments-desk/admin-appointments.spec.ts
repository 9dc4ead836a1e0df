import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, type CivilDate, isoWeekday } from '../../src/shared/calendar/civil-date.ts'
import { parisClock, parisInstantMs } from '../../src/shared/calendar/paris-clock.ts'
import { isWorkingDay } from '../../src/shared/calendar/working-days.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { expectFocus } from '../expect-focus.ts'
import { deep, expect, test } from '../journey.ts'
import { type SignedIn, signIn } from '../sign-in.ts'

// The house is in Paris, wherever its browser is.
test.use({ timezoneId: 'America/New_York' })

const tuesday = 2

/** A Tuesday that only one journey writes about: further away than any customer books. */
const tuesdayIn = (weeks: number): CivilDate => {
  const near = addDays(parisClock(Date.now()).date, weeks * 7)
  const day = addDays(near, tuesday - isoWeekday(near))
  return isWorkingDay(day) ? day : tuesdayIn(weeks + 20)
}

interface NotedAppointment {
  readonly date: CivilDate
  readonly email?: string
}

/** Notes an appointment in the salon Garance from ten to eleven, of a customer whom no other journey knows. */
const enterAppointment = async (page: Page, { token }: SignedIn, { date, email = '' }: NotedAppointment) => {
  const lastName = `Agenda ${randomUUID().slice(0, 6)}`
  const answer = await page.request.post('/api/admin/appointments', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: {
      type: 'fitting',
      start: new Date(parisInstantMs(date, 10 * 60)).toISOString(),
      salon: 'garance',
      firstName: 'Odile',
      lastName,
      phone: '+33 6 12 34 56 78',
      email,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { appointment } = await answer.json()
  return { id: String(appointment._id), name: `Odile ${lastName}` }
}

test(
  'an appointment is noted by telephone, found by its name, and has a note kept',
  deep,
  async ({ page }) => {
    await signIn(page, 'staff')
    const date = tuesdayIn(34)
    const lastName = `Téléphone ${randomUUID().slice(0, 6)}`
    await page.goto('/admin')
    await page.getByRole('navigation', { name: 'Espace de la maison' }).getByText('Rendez-vous').click()
    await page.getByRole('button', { name: 'Noter un rendez-vous' }).click()
    const dialog = page.getByRole('dialog', { name: 'Noter un rendez-vous' })
    const send = dialog.getByRole('button', { name: 'Noter le rendez-vous' })
    await expect(dialog.getByLabel('Visite')).toBeFocused()
    await dialog.getByLabel('Visite').selectOption('Essayage de la toile')
    await dialog.getByLabel('Jour').fill(date)
    await dialog.getByLabel('Heure de Paris').selectOption('07:30')
    await expect(dialog.getByText('C’est en dehors des heures du salon.')).toBeVisible()
    await send.click()
    await expect(dialog.getByRole('checkbox', { name: 'Recevoir quand même' })).toBeFocused()
    await expect(dialog.getByText('Cochez si la maison reçoit quand même.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Space')
    await send.click()
    await expect(dialog.getByLabel('Prénom')).toBeFocused()
    await dialog.getByLabel('Prénom').fill('Odile')
    await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName)
    await dialog.getByLabel('Téléphone').fill('+33 6 98 76 54 32')
    // What is typed is not thrown away by a press beside the dialog.
    await page.mouse.click(5, 5)
    await dialog.getByLabel('Avec combien de personnes').selectOption('2')
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: `Odile ${lastName}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Noter un rendez-vous' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('07:30 – 08:30')
    await page.getByLabel('Note de la maison').fill('Porte les chaussures du mariage.')
    const keepNote = page.getByRole('button', { name: 'Garder la note' })
    await keepNote.press('Enter')
    await expectFocus(keepNote, { said: 'La note est gardée.' })
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Tous les rendez-vous' }).click()
    await page.getByLabel('Nom, courriel ou téléphone').fill(lastName)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Un rendez-vous trouvé.')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: lastName })
    await expect(row).toContainText('Avec une note')
    await row.getByRole('rowheader').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: `Odile ${lastName}` })).toBeFocused()
    await expect(page.getByLabel('Note de la maison')).toHaveValue('Porte les chaussures du mariage.')
    await expect(page.getByRole('link', { name: '+33 6 98 76 54 32' })).toHaveAttribute('href', /^tel:\+336/)
  },
)

test('an appointment is moved once what is in the way was shown, and nearby places are offered', async ({
  page,
}) => {
  const session = await signIn(page, 'staff')
  // Near enough to what customers book for places nearby to be known.
  const date = tuesdayIn(20)
  const { id, name } = await enterAppointment(page, session, { date })
  const other = await enterAppointment(page, session, { date: addDays(date, 1) })
  await page.goto(`/admin/appointments?opened=${id}`)
  const open = page.getByRole('button', { name: 'Déplacer', exact: true })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Déplacer le rendez-vous' })
  const send = dialog.getByRole('button', { name: 'Déplacer', exact: true })
  await expect(dialog).toContainText(name)
  await send.click()
  await expect(dialog.getByText('Le rendez-vous y est déjà.')).toBeVisible()
  const day = dialog.getByLabel('Jour')
  await expect(day).toBeFocused()
  await day.fill(addDays(date, 1))
  await expect(dialog.getByRole('status')).toContainText(`10:00 – 11:00, ${other.name}, Essayage`)
  await send.click()
  const instead = dialog.getByRole('alert').getByRole('button')
  await expect(instead).toHaveCount(3)
  expect(await accessibilityFaults(page)).toEqual([])
  await instead.first().click()
  await expect(instead.first()).toBeHidden()
  await expect(day).toBeFocused()
  await day.fill(addDays(date, 1))
  await dialog.getByLabel('Heure de Paris').selectOption('10:00')
  await dialog.getByLabel('Salon').selectOption('Salon Ivoire')
  await expect(dialog.getByText('Libre : Salon Ivoire.')).toBeVisible()
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText(/Déplacé au .*10:00/)
  await expect(main.getByText('Salon Ivoire')).toBeVisible()
})

test('an appointment is cancelled with its reason, and stays found among those', async ({ page }) => {
  const session = await signIn(page, 'staff')
  const { id, name } = await enterAppointment(page, session, {
    date: tuesdayIn(35),
    email: 'odile.agenda@example.com',
  })
  await page.goto(`/admin/appointments?opened=${id}`)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Annuler ce rendez-vous ?' })
  const reason = dialog.getByLabel('Motif')
  await expect(reason).toBeFocused()
  await dialog.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await expect(dialog.getByText('Dites pourquoi.')).toBeVisible()
  await reason.fill('L’atelier est fermé ce jour-là.')
  await dialog.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText('Annulé par la maison')
  await expect(main).toContainText('L’atelier est fermé ce jour-là.')
  await expect(page.getByRole('button', { name: 'Déplacer', exact: true })).toBeHidden()
  await page.goto(`/admin/appointments?status=cancelled_by_house&search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
})

test('the list keeps what is wanted in its address, in both languages and on a narrow screen', async ({
  page,
}) => {
  const session = await signIn(page, 'staff')
  const { name } = await enterAppointment(page, session, { date: tuesdayIn(36) })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/appointments?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  const ofSalon = async (salon: string) => {
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await page.getByRole('combobox', { name: 'Salon' }).selectOption(salon)
    await page.getByRole('button', { name: 'Appliquer' }).click()
  }
  await ofSalon('Salon Ivoire')
  await expect(page).toHaveURL(/salon=ivoire/)
  await expect(page.getByText('Aucun rendez-vous ne correspond.')).toBeVisible()
  await ofSalon('Salon Garance')
  await expect(row).toBeVisible()
  await page.getByRole('combobox', { name: 'Quand' }).selectOption('Passés')
  await expect(page).toHaveURL(/period=past/)
  await expect(row).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/admin/appointments?period=all&page=4711&lng=en')
  await expect(page.getByText('This page is empty.')).toBeVisible()
})
