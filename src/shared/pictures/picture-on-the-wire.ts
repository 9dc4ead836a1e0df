import type { Language } from '../i18n/languages.ts'
import { localized } from '../i18n/localized.ts'
import type { Picture } from './picture.schema.ts'
import type { PictureRow } from './stored-picture.ts'

/** Converts a stored picture to the answer of the API, described in one language; English falls back to French (§3). */
export const pictureOnTheWire = (row: PictureRow, lng: Language): Picture => ({
  url: `/media/${row.key}/${Math.max(...row.widths)}.webp`,
  alt: localized(lng, row.altFr, row.altEn),
  width: row.width,
  height: row.height,
  color: row.color,
  widths: [...row.widths],
})
