import { z } from 'zod'
import type { StoredPicture } from '../../../src/shared/pictures/stored-picture.ts'
import { pictureName, type Shown } from './picture-names.ts'
import pictures from './pictures.json' with { type: 'json' }

const drawnPictureSchema = z.object({
  /** The address of its files in the media store: a hash of their content. */
  key: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  color: z.string(),
  widths: z.array(z.number().int()),
  /** The file that a shared link shows, of a picture that stands for a page. */
  share: z.string().optional(),
  /** A hash of the drawing and of how it was encoded: `npm run draw` leaves alone what has not changed. */
  drawn: z.string(),
})

export type DrawnPicture = z.output<typeof drawnPictureSchema>

/** The pictures that lie in this folder, by their names. */
export const drawnPictures: Readonly<Record<string, DrawnPicture>> = z
  .record(z.string(), drawnPictureSchema)
  .parse(pictures)

/** The picture as a table holds it. */
export const pictureOf = (shown: Shown): StoredPicture & { readonly share?: string | undefined } => {
  const name = pictureName(shown)
  const picture = drawnPictures[name]
  if (!picture) throw new Error(`The demo house has no picture ${name}: npm run draw makes it`)
  const { drawn: _drawn, ...stored } = picture
  return stored
}

/** The files of a picture in the folder that its name says, and below its key in the media store. */
export const filesOf = ({ widths, share }: Pick<DrawnPicture, 'widths' | 'share'>): readonly string[] => [
  ...widths.map((width) => `${width}.avif`),
  ...(share === undefined ? [] : [share]),
]
