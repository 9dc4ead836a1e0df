import type { SharedPicture } from './picture.schema.ts'

/** What a shared link shows of a page, and how it is described. */
export interface Share {
  readonly url: string
  readonly alt: string
}

/** The share picture of what a page shows first, described as it is there; undefined until it is made. */
export const shareOf = (
  picture: Pick<SharedPicture, 'alt' | 'sharePicture'> | undefined,
): Share | undefined =>
  picture?.sharePicture === undefined ? undefined : { url: picture.sharePicture, alt: picture.alt }
