import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisInstantMs } from '../../../shared/calendar/paris-clock.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { nextVersions } from '../../catalog-desk/server/next-version/next-versions.table.ts'
import { galleryItems } from '../../gallery/server/gallery.table.ts'
import { letters } from '../../letters/server/letters.table.ts'
import type { PlannedDay } from '../planned-days.contract.ts'

/** A day that holds more is still read at a glance. */
const mostOfAKind = 50

const minutesOfDay = 24 * 60

interface PlannedDayInput {
  readonly day: CivilDate
  readonly lng: Language
  /** Whether the reader may see letters. */
  readonly withLetters: boolean
}

const findProducts = async (db: Db, { day }: PlannedDayInput): Promise<PlannedDay['products']> => {
  const rows = await db
    .select({ id: products.id, name: products.nameFr, at: products.publishAt })
    .from(products)
    .where(and(within(products.publishAt, day), isNull(products.deletedAt)))
    .orderBy(asc(products.publishAt), asc(products.id))
    .limit(mostOfAKind)
  return rows.flatMap(({ id, name, at }) => (at ? [{ _id: id, name, at: at.toISOString() }] : []))
}

const findVersions = async (db: Db, { day }: PlannedDayInput): Promise<PlannedDay['versions']> => {
  const rows = await db
    .select({
      id: products.id,
      name: products.nameFr,
      at: nextVersions.publishAt,
      changes: nextVersions.changes,
      priceCents: products.priceCents,
    })
    .from(nextVersions)
    .innerJoin(products, eq(products.id, nextVersions.productId))
    .where(and(within(nextVersions.publishAt, day), isNull(products.deletedAt)))
    .orderBy(asc(nextVersions.publishAt), asc(products.id))
    .limit(mostOfAKind)
  return rows.flatMap(({ id, name, at, changes, priceCents }) =>
    at ? [{ _id: id, name, at: at.toISOString(), price: priceChange(priceCents, changes.priceCents) }] : [],
  )
}

const priceChange = (before: number, after = before) =>
  before === after ? null : { before: eurosOfCents(before), after: eurosOfCents(after) }

const findPictures = async (db: Db, { day, lng }: PlannedDayInput): Promise<PlannedDay['pictures']> => {
  const { id, titleFr, titleEn, board, position, published, publishedFrom } = galleryItems
  const rows = await db
    .select({ id, titleFr, titleEn, board })
    .from(galleryItems)
    .where(and(eq(published, true), eq(publishedFrom, day)))
    .orderBy(asc(board), asc(position))
    .limit(mostOfAKind)
  return rows.map((row) => ({
    _id: row.id,
    title: localized(lng, row.titleFr, row.titleEn),
    board: row.board,
  }))
}

const findLetters = async (db: Db, { day }: PlannedDayInput): Promise<PlannedDay['letters']> => {
  const rows = await db
    .select({ id: letters.id, content: letters.content, at: letters.sendAt })
    .from(letters)
    .where(and(eq(letters.status, 'planned'), within(letters.sendAt, day)))
    .orderBy(asc(letters.sendAt), asc(letters.id))
    .limit(mostOfAKind)
  return rows.flatMap(({ id, content, at }) =>
    at ? [{ _id: id, subject: content.fr.subject, at: at.toISOString() }] : [],
  )
}

type Moment = typeof products.publishAt | typeof nextVersions.publishAt | typeof letters.sendAt

const within = (moment: Moment, day: CivilDate) =>
  and(gte(moment, new Date(parisInstantMs(day, 0))), lt(moment, new Date(parisInstantMs(day, minutesOfDay))))

/** What the shop begins to show on a day of Paris by itself, and the letters that leave on it. */
export const findPlannedDay = async (db: Db, asked: PlannedDayInput): Promise<PlannedDay> => ({
  products: await findProducts(db, asked),
  versions: await findVersions(db, asked),
  pictures: await findPictures(db, asked),
  letters: asked.withLetters ? await findLetters(db, asked) : [],
})
