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
  /** The file that a shared link shows, for a picture that represents a page. */
  share: z.string().optional(),
  /** A hash of the drawing and of its encoding: `npm run draw` skips a picture that has not changed. */
  drawn: z.string(),
})

export type DrawnPicture = z.output<typeof drawnPictureSchema>

/** The pictures that lie in this folder, by their names. */
export const drawnPictures: Readonly<Record<string, DrawnPicture>> = z
  .record(z.string(), drawnPictureSchema)
  .parse(pictures)

/** The picture as a table stores it. */
export const pictureOf = (shown: Shown): StoredPicture & { readonly share?: string | undefined } => {
  const name = pictureName(shown)
  const picture = drawnPictures[name]
  if (!picture) throw new Error(`The demo house has no picture ${name}: npm run draw makes it`)
  const { drawn: _drawn, ...stored } = picture
  return stored
}

/** The files of a picture. They lie in the folder of its name, and under its key in the media store. */
export const filesOf = ({ widths, share }: Pick<DrawnPicture, 'widths' | 'share'>): readonly string[] => [
  ...widths.map((width) => `${width}.avif`),
  ...(share === undefined ? [] : [share]),
]
