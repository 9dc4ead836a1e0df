import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'

/** What a picture may be at most, checked before it is decoded, and how heavy a file that a visitor loads may become. */
export const pictureLimits = { bytes: largestPictureBytes, pixels: 50_000_000, fileBytes: 120_000 } as const

/** The widths each picture is kept at, from a thumbnail to a large plate; never wider than it came. */
export const pictureWidths = [200, 400, 800, 1200] as const

export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]
