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
test.use({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 1400 } })

const wednesday = 3

/** A Wednesday that only one journey writes about: further away than any customer books. */
const wednesdayIn = (weeks: number): CivilDate => {
  const near = addDays(parisClock(Date.now()).date, weeks * 7)
  const day = addDays(near, wednesday - isoWeekday(near))
  return isWorkingDay(day) ? day : wednesdayIn(weeks + 20)
}

interface NotedAppointment {
  readonly date: CivilDate
  readonly minutes: number
  readonly salon?: 'garance' | 'ivoire'
}

/** Notes an appointment of one hour, of a customer whom no other journey knows. */
const enterAppointment = async (
  page: Page,
  { token }: SignedIn,
  { date, minutes, salon = 'garance' }: NotedAppointment,
) => {
  const lastName = `Calendrier ${randomUUID().slice(0, 6)}`
  const answer = await page.request.post('/api/admin/appointments', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: {
      type: 'fitting',
      start: new Date(parisInstantMs(date, minutes)).toISOString(),
      salon,
      firstName: 'Odile',
      lastName,
      phone: '+33 6 12 34 56 78',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return `Odile ${lastName}`
}

const calendarAt = (view: 'month' | 'week' | 'day', date: CivilDate) =>
  `/admin/calendar?view=${view}&date=${date}`

const lane = (page: Page, date: CivilDate, salon: string) =>
  page.locator(`[data-date="${date}"][data-lane="${salon}"]`)

test('an appointment stands at its hour of Paris in month, week and day', async ({ page }) => {
  const session = await signIn(page, 'staff')
  const date = wednesdayIn(30)
  const name = await enterAppointment(page, session, { date, minutes: 10 * 60 + 30 })
  const appointment = page.getByRole('link', { name: `10:30, ${name}` })
  await page.goto(calendarAt('week', date))
  await expect(lane(page, date, 'garance').getByRole('link', { name })).toBeVisible()
  await expect(appointment).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Ivoire', exact: true }).click()
  await expect(appointment).toBeHidden()
  await page.getByRole('link', { name: 'Les deux salons' }).click()
  await page.getByRole('link', { name: 'Mois', exact: true }).click()
  await expect(appointment).toBeVisible()
  await page
    .getByRole('link', { name: new RegExp(`^mercredi ${Number(date.slice(8))}(er)? .* rendez-vous$`) })
    .click()
  await expect(page.getByRole('link', { name: 'Jour', exact: true })).toHaveAttribute('aria-current', 'true')
  await appointment.click()
  await expect(page.getByRole('dialog', { name: 'Rendez-vous' })).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(appointment).toBeVisible()
})

test('an appointment is moved by dragging, and put back by Escape', deep, async ({ page }) => {
  const session = await signIn(page, 'staff')
  const date = wednesdayIn(31)
  const thursday = addDays(date, 1)
  const name = await enterAppointment(page, session, { date, minutes: 10 * 60 })
  await page.goto(calendarAt('week', date))
  const appointment = page.getByRole('link', { name })
  const target = lane(page, thursday, 'ivoire')
  const drag = async () => {
    const [from, to] = [await appointment.boundingBox(), await target.boundingBox()]
    if (!from || !to) throw new Error('nothing to drag')
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    // Two hours further down: as high as two appointments.
    await page.mouse.move(to.x + 20, from.y + 10 + 2 * from.height, { steps: 4 })
    await expect(target.locator('[data-ghost]')).toContainText('12:00')
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-ghost]')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  await drag()
  await page.mouse.up()
  // What tells of the success is a dialog, too.
  const move = page.getByRole('button', { name: /^Déplacer/ })
  const dialog = page.getByRole('dialog').filter({ has: move })
  await expect(dialog).toContainText(name)
  expect(await accessibilityFaults(page)).toEqual([])
  await move.click()
  await expect(dialog).toBeHidden()
  await expect(target.getByRole('link', { name: new RegExp(`12:00, ${name}, .* 13:00`) })).toBeVisible()
})

test('an appointment is moved by keys, onto another that is shown first', async ({ page }) => {
  const session = await signIn(page, 'staff')
  const date = wednesdayIn(32)
  const name = await enterAppointment(page, session, { date, minutes: 10 * 60 })
  const other = await enterAppointment(page, session, { date, minutes: 12 * 60 })
  await page.goto(calendarAt('week', date))
  const appointment = page.getByRole('link', { name })
  const status = page.getByRole('main').getByRole('status')
  await appointment.focus()
  await page.keyboard.press('m')
  await expect(status.filter({ hasText: name })).toContainText('Entrée propose')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(status.filter({ hasText: '12:00, salon Garance' })).toBeAttached()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Déplacer le rendez-vous' })
  await expect(dialog).toContainText(other)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await appointment.focus()
  for (const key of ['m', 'ArrowDown', 'Escape']) await page.keyboard.press(key)
  await expect(status.filter({ hasText: 'resté où il était' })).toBeAttached()
  for (const key of ['m', 's', 'Enter']) await page.keyboard.press(key)
  await dialog.getByRole('button', { name: /^Déplacer/ }).click()
  await expect(dialog).toBeHidden()
  await expect(
    lane(page, date, 'ivoire').getByRole('link', { name: new RegExp(`10:00, ${name}, .* 11:00`) }),
  ).toBeVisible()
})

test(
  'a day is closed once the appointments that it touches are read, and opened again',
  deep,
  async ({ page }) => {
    const session = await signIn(page, 'staff')
    const date = wednesdayIn(33)
    const name = await enterAppointment(page, session, { date, minutes: 14 * 60 })
    const reason = `Prise de vue ${randomUUID().slice(0, 6)}`
    await page.goto(calendarAt('week', date))
    await page.getByRole('link', { name: 'Fermetures' }).click()
    const panel = page.getByRole('dialog', { name: 'Fermetures' })
    await panel.getByRole('button', { name: 'Voir les rendez-vous concernés' }).click()
    await expect(panel.getByLabel('Premier jour')).toBeFocused()
    await panel.getByLabel('Premier jour').fill(date)
    await panel.getByLabel('Motif').fill(reason)
    await page.keyboard.press('Enter')
    await panel.getByRole('link', { name, exact: true }).click()
    const opened = page.getByRole('dialog', { name: 'Rendez-vous' })
    await expect(opened).toContainText(name)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(panel.getByLabel('Motif')).toHaveValue(reason)
    expect(await accessibilityFaults(page)).toEqual([])
    await panel.getByRole('button', { name: 'Fermer quand même' }).click()
    const closure = panel.getByRole('listitem').filter({ hasText: reason })
    await expect(closure).toBeVisible()
    await page.keyboard.press('Escape')
    const day = page.getByRole('region', { name: new RegExp(`^mer\\. ${Number(date.slice(8))}(er)? `) })
    await expect(day).toContainText(`Fermé : ${reason}`)
    await expect(day.getByRole('link', { name })).toBeVisible()
    const dayAfter = addDays(date, 1)
    await page.request.post('/api/admin/unavailable-dates', {
      headers: { authorization: `Bearer ${session.token}`, 'idempotency-key': randomUUID() },
      data: { firstDay: dayAfter, lastDay: dayAfter, reason: `${reason}, encore` },
    })
    await page.reload()
    await page.getByRole('link', { name: 'Fermetures' }).press('Enter')
    const reopen = async (named: string) => {
      const row = panel.getByRole('listitem').filter({ has: page.getByText(named, { exact: true }) })
      await row.getByRole('button', { name: /^Rouvrir/ }).press('Enter')
      const question = page.getByRole('dialog', { name: 'Rouvrir ces jours ?' })
      await question.getByRole('button', { name: 'Rouvrir' }).press('Enter')
      await expect(question).toBeHidden()
      await expect(row).toBeHidden()
    }
    await reopen(reason)
    const beside = panel.getByRole('listitem').filter({ hasText: `${reason}, encore` })
    await expectFocus(beside.getByRole('button', { name: /^Rouvrir/ }))
    await reopen(`${reason}, encore`)
    await expectFocus(panel.locator(':focus'))
    await page.keyboard.press('Escape')
    await expect(day).not.toContainText(reason)
  },
)

test('a day is printed as a sheet with what has to be known of each visit', deep, async ({ page }) => {
  const session = await signIn(page, 'staff')
  const date = wednesdayIn(36)
  await enterAppointment(page, session, { date, minutes: 10 * 60 })
  await page.goto(calendarAt('day', date))
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Imprimer cette journée' }).click()
  expect((await sheet).suggestedFilename()).toBe(`Journée du salon ${date}.pdf`)
  await page.route('**/api/admin/day-sheet?*', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'service_busy', message: 'Un instant.' } }),
  )
  await page.getByRole('button', { name: 'Imprimer cette journée' }).click()
  await expect(page.getByText('Un instant.')).toBeVisible()
})
