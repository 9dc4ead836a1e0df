import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/calendar/spoken-day.ts'
import { spokenTime } from '../../../../shared/calendar/spoken-time.ts'
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

/** A fact of a visit: its label, its words, and where they lead. */
export type VisitFact = readonly [label: string, words: string, address?: string]

const minuteMs = 60_000

/** The texts of the mails about a visit, the values of their placeholders, the facts of the visit, and what its customer needs to know before it. */
export const filledWords = async (db: Db, { visit, lng }: { visit: AppointmentRow; lng: Language }) => {
  const house = await readHouse(db)
  const words = mails[lng]
  const { street, postalCode, city } = house.address
  const startMs = visit.startsAt.getTime()
  const values: Readonly<Record<string, string>> = {
    house: house.name,
    telephone: house.phone,
    phone: readablePhone(visit.phone),
    name: `${visit.firstName} ${visit.lastName}`,
    count: String(visit.companions),
    minutes: String((visit.endsAt.getTime() - startMs) / minuteMs),
    day: spokenDay(parisTime(startMs).date, lng),
    when: spokenTime(startMs, lng),
    until: spokenTime(freeUntilMs(startMs), lng),
  }
  const fill = fillPlaces(values)
  const isHere = visit.kind !== 'video'
  const place = `${house.name}, ${street}, ${postalCode} ${city}`
  const companions = visit.companions === 1 ? words.companions.one : words.companions.other
  const facts: readonly VisitFact[] = [
    [words.facts.kind, spoken[lng].kinds[visit.kind]],
    [words.facts.when, fill(words.parisTime)],
    [words.facts.duration, fill(words.duration)],
    [words.facts.where, isHere ? place : fill(words.video)],
    ...(visit.companions > 0 ? [[words.facts.companions, fill(companions)] as const] : []),
  ]
  const toKnow: readonly VisitFact[] = [
    ...(isHere && visit.companions === 0 ? [[words.facts.companions, words.companions.none] as const] : []),
    [words.facts.bring, words.bring[visit.kind]],
    ...(isHere ? [[words.facts.way, words.way, mapLink(place)] as const] : []),
  ]
  return { house, words, fill, facts, toKnow }
}
