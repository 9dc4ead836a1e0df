import type { Language } from '../../../shared/i18n/languages.ts'
import { pictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import type { EditedPicture } from '../plates-admin.contract.ts'
import type { plates } from './plates.table.ts'

/** A picture as the team works on it: its words in both languages. */
export const editedPictureOnTheWire = (row: typeof plates.$inferSelect, lng: Language): EditedPicture => ({
  image: pictureOnTheWire(row, lng),
  alt: row.altFr,
  altEn: row.altEn,
  focalPoint: { x: row.focalX, y: row.focalY },
  version: row.version,
})
