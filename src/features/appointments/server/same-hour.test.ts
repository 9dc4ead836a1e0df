import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { addDays, type CivilDate, isoWeekday } from '../../../shared/calendar/civil-date.ts'
import { parisClock } from '../../../shared/calendar/paris-clock.ts'
import { houseTimeZone } from '../../../shared/calendar/paris-time.ts'
import { spokenTime } from '../../../shared/dates/spoken-time.ts'
import { defaultHouse } from '../../settings/settings.defaults.ts'
import { openSlots } from '../open-slots.rules.ts'
import { dayOfSlot, timeOfSlot } from '../slot-days.rules.ts'
import type { AppointmentRow } from './appointments.table.ts'
import { calendarFileOf } from './calendar/calendar-file.ts'
import { slotOnTheWire } from './slots/slot-on-the-wire.public.ts'

const lastSunday = (year: number, month: '03' | '10'): CivilDate => {
  const last = `${year}-${month}-31`
  return addDays(last, -(isoWeekday(last) % 7))
}

const changes = Array.from({ length: 10 }, (_, index) => 2026 + index).flatMap((year) => [
  lastSunday(year, '03'),
  lastSunday(year, '10'),
])

const appointment: AppointmentRow = {
  id: '3f2c1a90-0000-4000-8000-000000000000',
  accountId: null,
  kind: 'measuring',
  status: 'confirmed',
  startsAt: new Date(0),
  endsAt: new Date(0),
  salon: 'garance',
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  email: 'jeanne@example.fr',
  phone: '+33142601847',
  language: 'fr',
  message: '',
  eventDate: null,
  companions: 0,
  productId: null,
  orderId: null,
  commissionId: null,
  commissionStage: null,
  notBefore: null,
  bookedAt: new Date(0),
  sequence: 0,
  changedAt: new Date(0),
  note: '',
  cancelReason: '',
}

/** The beginning of an appointment in the customer's calendar file. */
const inCalendar = (startMs: number, endMs: number) => {
  const { bytes } = calendarFileOf({
    appointment: { ...appointment, startsAt: new Date(startMs), endsAt: new Date(endMs) },
    house: defaultHouse,
    publicUrl: 'https://maison.example',
  })
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(bytes)))
  const begins = calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('dtstart')
  return String(begins).slice(0, 16)
}

/** The house is also open at night here, when the clocks change. */
const hours = {
  ...defaultHouse.hours,
  salon: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:30' }],
  onRequest: [],
}

it.each(changes)('every slot around %s has one hour, wherever it is told', (sunday) => {
  const days = [-2, -1, 0, 1, 2].map((day) => addDays(sunday, day))
  const nowMs = Temporal.PlainDate.from(days[0] ?? '')
    .toZonedDateTime(houseTimeZone)
    .subtract({ days: 7 }).epochMilliseconds
  const slots = openSlots({ kind: 'measuring', days, nowMs, hours, closures: [], taken: [] })
  expect(slots.length).toBeGreaterThan(100)
  for (const slot of slots) {
    const onPage = slotOnTheWire(slot)
    const told = `${dayOfSlot(onPage)}T${timeOfSlot(onPage)}`
    const { date, minutes } = parisClock(slot.startMs)
    const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    expect(`${date}T${clock}`, 'in the admin').toBe(told)
    expect(spokenTime(slot.startMs, 'fr').slice(-5), 'in the mail').toBe(told.slice(-5))
    expect(spokenTime(slot.startMs, 'en').slice(-5), 'in the mail').toBe(told.slice(-5))
    expect(inCalendar(slot.startMs, slot.endMs), 'in the calendar').toBe(told)
  }
})
