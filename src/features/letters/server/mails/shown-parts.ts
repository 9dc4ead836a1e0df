import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import type { PictureRow } from '../../../../shared/pictures/stored-picture.ts'
import { categories, isPresented, products } from '../../../catalog/server/catalog.table.ts'
import { mainImage } from '../../../catalog/server/main-image.public.ts'
import { statusOn } from '../../../gallery/gallery.rules.ts'
import { galleryItems } from '../../../gallery/server/gallery.table.ts'
import type { LetterContent } from '../../letter.schema.ts'

/** A picture as a mail shows it. */
export interface MailedPicture {
  readonly path: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

export interface MailedProduct {
  readonly name: string
  readonly price: string
  readonly picture: MailedPicture | undefined
}

export interface MailedPlate {
  readonly name: string
  readonly text: string
  readonly credits: string
  readonly picture: MailedPicture
}

export interface ShownParts {
  readonly products: ReadonlyMap<string, MailedProduct>
  readonly pictures: ReadonlyMap<string, MailedPlate>
}

interface Reading {
  readonly content: LetterContent
  readonly lng: Language
}

/** A mail is 496 wide inside its margins. */
const shownWidth = 496
/** Sharp on a telephone, and no heavier than it has to be. */
const fetchedWidth = 800

const mailedPicture = (row: PictureRow, lng: Language): MailedPicture => ({
  path: `/media/${row.key}/${row.widths.toSorted((a, b) => a - b).find((width) => width >= fetchedWidth) ?? Math.max(...row.widths)}.webp`,
  alt: localized(lng, row.altFr, row.altEn),
  width: shownWidth,
  height: Math.round((shownWidth * row.height) / row.width),
})

const idsOf = (content: LetterContent, kind: 'product' | 'picture') =>
  content.parts.flatMap((part) => (part.kind === kind && isUuid(part.id) ? [part.id] : []))

const findProducts = async (db: Context['db'], { content, lng }: Reading) => {
  const ids = idsOf(content, 'product')
  if (ids.length === 0) return new Map<string, MailedProduct>()
  const { id, nameFr, nameEn, priceCents } = products
  const rows = await db
    .select({ id, nameFr, nameEn, priceCents, image: mainImage })
    .from(products)
    // The picture is a query of its own, which needs the names of columns in full, as they are in a join only.
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.id, ids), isPresented))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: localized(lng, row.nameFr, row.nameEn),
        price: formatEuros(eurosOfCents(row.priceCents)),
        picture: row.image ? mailedPicture(row.image, lng) : undefined,
      },
    ]),
  )
}

const findPictures = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, { content, lng }: Reading) => {
  const ids = idsOf(content, 'picture')
  if (ids.length === 0) return new Map<string, MailedPlate>()
  const today = parisTime(clock.now().epochMilliseconds).date
  const rows = await db
    .select()
    .from(galleryItems)
    .where(and(inArray(galleryItems.id, ids), eq(galleryItems.published, true)))
  return new Map(
    rows
      .filter((row) => statusOn(today, row) === 'published')
      .map((row) => [
        row.id,
        {
          name: localized(lng, row.titleFr, row.titleEn),
          text: localized(lng, row.textFr, row.textEn),
          credits: localized(lng, row.creditsFr, row.creditsEn),
          picture: mailedPicture(row, lng),
        },
      ]),
  )
}

/** The products and pictures of a letter that the house shows at this moment, by their ids. */
export const findShownParts = async (
  ctx: Pick<Context, 'db' | 'clock'>,
  reading: Reading,
): Promise<ShownParts> => ({
  products: await findProducts(ctx.db, reading),
  pictures: await findPictures(ctx, reading),
})
