import { inArray } from 'drizzle-orm'
import { startOfDay } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { addDays, type CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { timeOfDay } from '../../../../shared/dates/day-and-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import type { AppointmentRow } from '../../../appointments/server/appointments.table.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { printedSeller } from '../../../papers/printed-parties.ts'
import { printPaper } from '../../../papers/server/printing/print-paper.public.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { readSeller } from '../../../settings/server/seller.public.ts'
import { kindNames } from '../said.ts'
import { findAppointmentsBetween } from './appointments.repository.ts'

const fr = {
  fileName: 'Journée du salon',
  toConfirm: 'À confirmer',
  english: 'Parle anglais',
  companions: (count: number) =>
    count === 1 ? 'Accompagnée d’une personne' : `Accompagnée de ${count} personnes`,
  event: (day: string) => `Événement\u00a0: ${day}`,
  product: (name: string) => `À propos de\u00a0: ${name}`,
  message: (words: string) => `Elle écrit\u00a0: ${words}`,
  note: (words: string) => `Note\u00a0: ${words}`,
}

const words = {
  fr,
  en: {
    fileName: 'Day at the salon',
    toConfirm: 'To be confirmed',
    english: 'Speaks English',
    companions: (count: number) => (count === 1 ? 'With one person' : `With ${count} people`),
    event: (day: string) => `Event: ${day}`,
    product: (name: string) => `About: ${name}`,
    message: (text: string) => `She writes: ${text}`,
    note: (text: string) => `Note: ${text}`,
  } satisfies typeof fr,
}

const salonNames = { garance: 'Garance', ivoire: 'Ivoire' }

const detailsOf = (row: AppointmentRow, lng: Context['lng'], product: string | undefined) => {
  const { status, language, companions, eventDate, message, note } = row
  const said = words[lng]
  return [
    status === 'pending' && said.toConfirm,
    language === 'en' && said.english,
    companions > 0 && said.companions(companions),
    eventDate && said.event(spokenDay(eventDate, lng)),
    product && said.product(product),
    message && said.message(message),
    note && said.note(note),
  ].filter((detail): detail is string => Boolean(detail))
}

/** Prints the appointments of a day that were not cancelled, in order of time, with what has to be known of each. */
export const daySheet = async (
  { db, clock, lng, printer }: Pick<Context, 'db' | 'clock' | 'lng' | 'printer'>,
  day: CivilDate,
) => {
  const span = { from: startOfDay(day), to: startOfDay(addDays(day, 1)), salon: undefined }
  const rows = await findAppointmentsBetween(db, span)
  const ids = rows.map(({ productId }) => productId).filter((id) => id !== null)
  const named = await db
    .select({ id: products.id, fr: products.nameFr, en: products.nameEn })
    .from(products)
    .where(inArray(products.id, ids))
  const names = new Map(named.map(({ id, fr, en }) => [id, (lng === 'en' && en) || fr]))
  const time = (at: Date) => timeOfDay(at.toISOString(), lng)
  const sheet = {
    language: lng,
    seller: printedSeller(await readSeller(db), await readHouse(db)),
    day,
    printedAt: clock.now().toString(),
    visits: rows.map((row) => ({
      time: `${time(row.startsAt)} – ${time(row.endsAt)}`,
      salon: salonNames[row.salon],
      kind: kindNames[lng][row.kind],
      customer: `${row.firstName} ${row.lastName}`.trim(),
      phone: row.phone,
      details: detailsOf(row, lng, row.productId === null ? undefined : names.get(row.productId)),
    })),
  }
  return {
    fileName: `${words[lng].fileName} ${day}.pdf`,
    bytes: new Uint8Array(await printPaper(printer, { day: sheet })),
  }
}
