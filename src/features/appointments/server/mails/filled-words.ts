import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { mapLink } from '../../../../shared/map-link.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { freeUntilMs } from '../../appointment-status.rules.ts'
import type { AppointmentRow } from '../appointments.table.ts'
import { spoken } from '../spoken.ts'
import { appointmentMailsEn } from './appointment-mails.en.ts'
import { appointmentMailsFr } from './appointment-mails.fr.ts'

const mails = { fr: appointmentMailsFr, en: appointmentMailsEn }

/** A fact of an appointment: its label, its words, and where they lead. */
export type AppointmentFact = readonly [label: string, words: string, address?: string]

const minuteMs = 60_000

/** The texts of the mails about an appointment, the values of their placeholders, the facts of the appointment, and what its customer needs to know before it. */
export const filledWords = async (
  db: Db,
  { appointment, lng }: { appointment: AppointmentRow; lng: Language },
) => {
  const house = await readHouse(db)
  const words = mails[lng]
  const { street, postalCode, city } = house.address
  const startMs = appointment.startsAt.getTime()
  const values: Readonly<Record<string, string>> = {
    house: house.name,
    telephone: house.phone,
    phone: readablePhone(appointment.phone),
    name: `${appointment.firstName} ${appointment.lastName}`,
    count: String(appointment.companions),
    minutes: String((appointment.endsAt.getTime() - startMs) / minuteMs),
    day: spokenDay(parisTime(startMs).date, lng),
    when: spokenTime(startMs, lng),
    until: spokenTime(freeUntilMs(startMs), lng),
  }
  const fill = fillPlaces(values)
  const isHere = appointment.kind !== 'video'
  const place = `${house.name}, ${street}, ${postalCode} ${city}`
  const companions = appointment.companions === 1 ? words.companions.one : words.companions.other
  const facts: readonly AppointmentFact[] = [
    [words.facts.kind, spoken[lng].kinds[appointment.kind]],
    [words.facts.when, fill(words.parisTime)],
    [words.facts.duration, fill(words.duration)],
    [words.facts.where, isHere ? place : fill(words.video)],
    ...(appointment.companions > 0 ? [[words.facts.companions, fill(companions)] as const] : []),
  ]
  const toKnow: readonly AppointmentFact[] = [
    ...(isHere && appointment.companions === 0
      ? [[words.facts.companions, words.companions.none] as const]
      : []),
    [words.facts.bring, words.bring[appointment.kind]],
    ...(isHere ? [[words.facts.way, words.way, mapLink(place)] as const] : []),
  ]
  return { house, words, fill, facts, toKnow }
}
