import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'

/** The limits of a picture, checked before it is decoded, and the largest size of a file that a visitor loads. */
export const pictureLimits = { bytes: largestPictureBytes, pixels: 50_000_000, fileBytes: 120_000 } as const

/** The widths of each stored picture, from a thumbnail to a large picture; it is never enlarged. */
export const pictureWidths = [200, 400, 800, 1200] as const

export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]
