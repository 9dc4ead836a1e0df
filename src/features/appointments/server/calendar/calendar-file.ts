import ICAL from 'ical.js'
import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import type { House } from '../../../settings/house.schema.ts'
import { isCancelled } from '../../appointment-status.rules.ts'
import type { AppointmentRow } from '../appointments.table.ts'
import { spoken } from '../spoken.ts'

/** The definition of the time zone of Paris for calendars that do not know it, by the rule since 1996 (§15.3). */
const parisZone = `BEGIN:VTIMEZONE
TZID:${houseTimeZone}
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`

interface CalendarFile {
  readonly appointment: AppointmentRow
  readonly house: House
  readonly publicUrl: string
}

/** A moment in the local time of Paris, in the format for a named time zone. */
const parisClock = (moment: Date) => {
  const { year, month, day, hour, minute, second } = Temporal.Instant.fromEpochMilliseconds(
    moment.getTime(),
  ).toZonedDateTimeISO(houseTimeZone)
  const clock = { year, month, day, hour, minute, second, isDate: false }
  return new ICAL.Time(clock, ICAL.Timezone.localTimezone)
}

const eventStatus = ({ status }: AppointmentRow) => {
  if (isCancelled(status)) return 'CANCELLED'
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'
}

/** The method of the file: the calendar adds the appointment, or removes it. */
const methodOf = ({ status }: AppointmentRow) => (isCancelled(status) ? 'CANCEL' : 'REQUEST')

const eventOf = ({ appointment, house, publicUrl }: CalendarFile) => {
  const { kinds, calendar: words } = spoken[appointment.language]
  const { street, postalCode, city } = house.address
  const event = new ICAL.Component('vevent')
  const values: Readonly<Record<string, string | number | ICAL.Time>> = {
    uid: `${appointment.id}@${new URL(publicUrl).hostname}`,
    sequence: appointment.sequence,
    dtstamp: ICAL.Time.fromJSDate(appointment.changedAt, true),
    status: eventStatus(appointment),
    summary: `${kinds[appointment.kind]} · ${house.name}`,
    ...(appointment.kind === 'video' ? {} : { location: `${house.name}, ${street}, ${postalCode} ${city}` }),
    description: words.description.replace('{{phone}}', house.phone),
  }
  for (const [name, value] of Object.entries(values)) event.addPropertyWithValue(name, value)
  for (const [name, moment] of [
    ['dtstart', appointment.startsAt],
    ['dtend', appointment.endsAt],
  ] as const)
    event.addPropertyWithValue(name, parisClock(moment)).setParameter('tzid', houseTimeZone)
  event.addPropertyWithValue('organizer', `mailto:${house.email}`).setParameter('cn', house.name)
  const attendee = event.addPropertyWithValue('attendee', `mailto:${appointment.email}`)
  attendee.setParameter('partstat', 'ACCEPTED')
  attendee.setParameter('rsvp', 'FALSE')
  return event
}

/**
 * The calendar file of an appointment in its present state. Its UID never changes and its SEQUENCE rises, so that the newest
 * file replaces earlier ones, and the file of a cancelled appointment removes it.
 */
export const calendarFileOf = (file: CalendarFile) => {
  const method = methodOf(file.appointment)
  const calendar = new ICAL.Component('vcalendar')
  const head = {
    version: '2.0',
    prodid: `-//${file.house.name}//appointments//FR`,
    calscale: 'GREGORIAN',
    method,
  }
  for (const [name, value] of Object.entries(head)) calendar.addPropertyWithValue(name, value)
  calendar.addSubcomponent(ICAL.Component.fromString(parisZone))
  calendar.addSubcomponent(eventOf(file))
  return { method, bytes: new TextEncoder().encode(`${calendar.toString()}\r\n`) }
}
