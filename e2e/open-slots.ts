import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, type CivilDate } from '../src/shared/calendar/civil-date.ts'
import { parisClock } from '../src/shared/calendar/paris-clock.ts'
import { expect } from './journey.ts'

export interface OfferedSlot {
  readonly start: string
  readonly needsConfirmation: boolean
}

/** The open slots of four weeks that begin so many weeks from now. */
export const openSlots = async (request: APIRequestContext, { type = 'measuring', weeks = 2 } = {}) => {
  const from: CivilDate = addDays(parisClock(Date.now()).date, weeks * 7)
  const answer = await request.get(
    `/api/appointments/slots?type=${type}&from=${from}&to=${addDays(from, 28)}`,
  )
  const { slots }: { slots: readonly OfferedSlot[] } = await answer.json()
  return slots
}

type Place = Pick<Page, 'getByRole' | 'locator'>

/** Turns a calendar until it shows a day, a month after the other, each once it has come. */
export const turnToDay = async (place: Place, date: string) => {
  const grid = place.getByRole('grid')
  const day = place.locator(`[data-day="${date}"]`)
  const isThere = async () => {
    await expect(grid).not.toHaveAttribute('aria-busy', 'true')
    return day.isVisible()
  }
  while (!(await isThere())) await place.getByRole('button', { name: 'Mois suivant' }).click()
  return day
}

/** Chooses a slot in a calendar. */
export const chooseSlot = async (place: Place, start: string) => {
  const [date, time] = [start.slice(0, 10), start.slice(11, 16)]
  const day = await turnToDay(place, date)
  await expect(day).toHaveAttribute('aria-disabled', 'false')
  await day.click()
  await place.getByRole('radio', { name: new RegExp(`^${time}`) }).check()
}
