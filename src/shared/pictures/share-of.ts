import type { SharedPicture } from './picture.schema.ts'

/** The picture of a page in a shared link, and its description. */
export interface Share {
  readonly url: string
  readonly alt: string
}

/** The share picture of the first picture on a page, with the same description; undefined until it is made. */
export const shareOf = (
  picture: Pick<SharedPicture, 'alt' | 'sharePicture'> | undefined,
): Share | undefined =>
  picture?.sharePicture === undefined ? undefined : { url: picture.sharePicture, alt: picture.alt }
