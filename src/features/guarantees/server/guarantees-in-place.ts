import type { Resident } from '../../../platform/context/residents.ts'
import type { Db } from '../../../platform/db/database.ts'
import { artworkFile } from '../../../platform/media/artwork-file.ts'
import { mediaUrl } from '../../../platform/media/media-store.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { Artwork } from '../artwork.schema.ts'
import { durabilityLabels, guaranteeNotices } from './guarantees.table.ts'
import { guaranteesTag } from './guarantees.tags.ts'

interface InPlace {
  readonly notices: ReadonlyMap<Language, Artwork>
  /** Years and label by the id of the product. */
  readonly durability: ReadonlyMap<string, { readonly years: number; readonly label: Artwork }>
}

interface ArtworkRow {
  readonly mediaKey: string
  readonly width: number
  readonly height: number
}

export const artworkOnTheWire = ({ mediaKey, width, height }: ArtworkRow): Artwork => ({
  url: mediaUrl(`${mediaKey}/${artworkFile}`),
  width,
  height,
})

const load = async (db: Db): Promise<InPlace> => {
  const { language, mediaKey, width, height } = guaranteeNotices
  const notices = await db.select({ language, mediaKey, width, height }).from(guaranteeNotices)
  const { productId, years } = durabilityLabels
  const labels = await db
    .select({
      productId,
      years,
      mediaKey: durabilityLabels.mediaKey,
      width: durabilityLabels.width,
      height: durabilityLabels.height,
    })
    .from(durabilityLabels)
  return {
    notices: new Map(notices.map((row) => [row.language, artworkOnTheWire(row)])),
    durability: new Map(
      labels.map((row) => [row.productId, { years: row.years, label: artworkOnTheWire(row) }]),
    ),
  }
}

/** What is in place, kept in memory: every product page and every purchase asks for it, and it seldom changes. */
export const guaranteesInPlace: Resident<InPlace> = {
  load,
  refresh: async (kept, tags, db) => (tags.includes(guaranteesTag) ? load(db) : kept),
}
