import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/calendar/spoken-day.ts'
import { spokenTime } from '../../../../shared/calendar/spoken-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { freeUntilMs } from '../../appointment-status.rules.ts'
import type { AppointmentRow } from '../appointments.table.ts'
import { spoken } from '../spoken.ts'
import { appointmentMailsEn } from './appointment-mails.en.ts'
import { appointmentMailsFr } from './appointment-mails.fr.ts'

const mails = { fr: appointmentMailsFr, en: appointmentMailsEn }

/** The texts of the mails about a visit, the values of their placeholders, and the facts of the visit. */
export const filledWords = async (db: Db, { visit, lng }: { visit: AppointmentRow; lng: Language }) => {
  const house = await readHouse(db)
  const words = mails[lng]
  const { street, postalCode, city } = house.address
  const startMs = visit.startsAt.getTime()
  const values: Readonly<Record<string, string>> = {
    house: house.name,
    telephone: house.phone,
    phone: visit.phone,
    name: `${visit.firstName} ${visit.lastName}`,
    count: String(visit.companions),
    day: spokenDay(parisTime(startMs).date, lng),
    when: spokenTime(startMs, lng),
    until: spokenTime(freeUntilMs(startMs), lng),
  }
  const fill = fillPlaces(values)
  const companions = visit.companions === 1 ? words.companions.one : words.companions.other
  const facts: readonly (readonly [string, string])[] = [
    [words.facts.kind, spoken[lng].kinds[visit.kind]],
    [words.facts.when, fill(words.parisTime)],
    [
      words.facts.where,
      visit.kind === 'video' ? fill(words.video) : `${house.name}, ${street}, ${postalCode} ${city}`,
    ],
    ...(visit.companions > 0 ? [[words.facts.companions, fill(companions)] as const] : []),
  ]
  return { house, words, fill, facts }
}
