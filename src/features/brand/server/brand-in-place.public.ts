import type { Resident } from '../../../platform/context/residents.ts'
import type { Db } from '../../../platform/db/database.ts'
import { logoFile } from '../../../platform/media/logo-file.ts'
import { mediaUrl } from '../../../platform/media/media-store.ts'
import { type BrandKind, shownSize } from '../brand.rules.ts'
import type { Logo } from '../brand.schema.ts'
import { type BrandRow, brandPictures } from './brand.table.ts'

/** A picture of the house's own has changed. */
export const brandTag = 'brand'

export type BrandInPlace = ReadonlyMap<BrandKind, BrandRow>

const load = async (db: Db): Promise<BrandInPlace> =>
  new Map((await db.select().from(brandPictures)).map((row) => [row.kind, row]))

/** The pictures of the house's own, kept in memory, because every page reads its logo and it rarely changes. */
export const brandResident: Resident<BrandInPlace> = {
  load,
  refresh: async (known, tags, db) => (tags.includes(brandTag) ? load(db) : known),
}

const logoOf = (row: BrandRow) => ({ url: mediaUrl(`${row.key}/${logoFile}`), ...shownSize(row) })

/** The logo as every page has it; one for dark pages alone is not shown. */
export const logoOnTheWire = (brand: BrandInPlace): Logo | undefined => {
  const [light, dark] = [brand.get('logo'), brand.get('logoDark')]
  return light && { ...logoOf(light), ...(dark && { dark: logoOf(dark) }) }
}
