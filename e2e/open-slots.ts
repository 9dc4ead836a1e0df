import type { APIRequestContext } from '@playwright/test'
import { addDays, type CivilDate } from '../src/shared/calendar/civil-date.ts'
import { parisClock } from '../src/shared/calendar/paris-clock.ts'

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
