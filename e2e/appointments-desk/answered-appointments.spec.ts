import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openSlots } from '../open-slots.ts'
import { signIn } from '../sign-in.ts'

const weeks = 18

/** A Saturday that a customer asks for, so far away that no other journey books there. */
const askForSaturday = async (request: APIRequestContext) => {
  const slot = (await openSlots(request, { weeks })).filter((each) => each.needsConfirmation).at(-1)
  const lastName = `Samedi ${randomUUID().slice(0, 6)}`
  const answer = await request.post('/api/appointments', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      type: 'measuring',
      start: slot?.start,
      firstName: 'Odile',
      lastName,
      email: `${randomUUID()}@journeys.example`,
      phone: '+33 6 12 34 56 78',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { appointment } = await answer.json()
  return { id: String(appointment._id), name: `Odile ${lastName}` }
}

test('a request for a Saturday is found among those to confirm, and confirmed', async ({ page }) => {
  await signIn(page, 'staff')
  const { name } = await askForSaturday(page.request)
  await page.goto(`/admin/appointments?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: /^À confirmer/ }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/samedi/i)
  await row.getByRole('rowheader').getByRole('link').click()
  const heading = page.getByRole('heading', { level: 2, name })
  await expect(heading).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirmer', exact: true })
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(confirm).toBeHidden()
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'Tous les rendez-vous' }).click()
  await expect(page.getByText('Aucun rendez-vous ne correspond.')).toBeVisible()
  await page.getByRole('link', { name: /^Confirmé/ }).click()
  await expect(row).toBeVisible()
})

test('once an appointment has begun, the house says whether its customer came', async ({ page }) => {
  const asked: unknown[] = []
  await signIn(page, 'staff')
  const { id, name } = await askForSaturday(page.request)
  // Its hour is months away: the house is made to answer as if it had come.
  await page.route(new RegExp(`/api/admin/appointments/${id}\\?`), async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.appointment.deeds = ['honoured', 'absent']
    await route.fulfill({ response: answer, json: body })
  })
  await page.route(new RegExp(`/api/admin/appointments/${id}/status`), async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ json: { success: true, message: 'C’est noté.' } })
  })
  await page.goto(`/admin/appointments?opened=${id}`)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.getByRole('button', { name: 'Est venue ou venu' }).click()
  await expect(page.getByText('C’est noté.').first()).toBeVisible()
  expect(asked).toEqual([{ status: 'honoured' }])
})

test('a year that is being typed is not asked about, nor is a day that is missing', async ({ page }) => {
  const asked: string[] = []
  await signIn(page, 'staff')
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/admin/placements') asked.push(searchParams.get('start') ?? '')
  })
  await page.goto('/admin/appointments')
  await page.getByRole('button', { name: 'Noter un rendez-vous' }).click()
  const dialog = page.getByRole('dialog', { name: 'Noter un rendez-vous' })
  const [day, told] = [dialog.getByLabel('Jour'), dialog.getByRole('status')]
  await expect(told).not.toContainText('Un instant')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  // What a browser says of 2036 once its first two figures are typed.
  await day.fill('0020-11-24')
  await expect(told).toHaveText('Choisissez un jour.')
  await day.fill('')
  await expect(told).toHaveText('Choisissez un jour.')
  // Far beyond what the house writes down: another kind of appointment forgets what was ticked.
  await day.fill('2099-11-24')
  await dialog.getByLabel('Heure de Paris').selectOption('07:00')
  const allTheSame = dialog.getByRole('checkbox', { name: 'Recevoir quand même' })
  await allTheSame.check()
  await dialog.getByLabel('Visite').selectOption('Retrait')
  await expect(allTheSame).not.toBeChecked()
  expect(asked.filter((start) => !start.startsWith('2'))).toEqual([])
})
