import type { Language } from '../i18n/languages.ts'
import { localized } from '../i18n/localized.ts'
import { focalPointOnTheWire } from './focal-point-on-the-wire.ts'
import type { FramedPicture, Picture } from './picture.schema.ts'
import type { FramedPictureRow, PictureRow } from './stored-picture.ts'

/** Converts a stored picture to the answer of the API, described in one language; English falls back to French (§3). */
export const pictureOnTheWire = (row: PictureRow, lng: Language): Picture => ({
  url: `/media/${row.key}/${Math.max(...row.widths)}.webp`,
  alt: localized(lng, row.altFr, row.altEn),
  width: row.width,
  height: row.height,
  color: row.color,
  widths: [...row.widths],
})

/** The same of a picture that pages crop. */
export const framedPictureOnTheWire = (row: FramedPictureRow, lng: Language): FramedPicture => ({
  ...pictureOnTheWire(row, lng),
  ...focalPointOnTheWire(row),
})
