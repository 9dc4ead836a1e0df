import sharp from 'sharp'
import { type PictureFormat, pictureFormats, pictureLimits, pictureWidths } from '../picture-limits.ts'

/** A file of a picture, ready for the media store. */
export interface RenderedFile {
  readonly key: string
  readonly bytes: Uint8Array
}

interface Rendering {
  readonly key: string
  readonly source: Uint8Array
  readonly widths: readonly number[]
}

/** Each width up to the picture's own; a picture that is narrower than the smallest width keeps its own. */
export const widthsFor = (width: number): readonly number[] => {
  const fitting = pictureWidths.filter((each) => each <= width)
  return fitting.length > 0 ? fitting : [width]
}

/** Encodes a decoded picture at these widths, in both formats. */
export const renderWidths = async ({ key, source, widths }: Rendering) => {
  const files: RenderedFile[] = []
  // The widths are encoded one after the other, because each encoding already uses all threads.
  for (const width of widths) {
    for (const format of pictureFormats) {
      const bytes = await encodeAt({ source, width, format })
      files.push({ key: `${key}/${width}.${format}`, bytes })
    }
  }
  return files
}

const efforts = { avif: 3, webp: 4 } as const

interface Encoding {
  readonly source: Uint8Array
  readonly width: number
  readonly format: PictureFormat
}

/** A picture usually gets the first quality; the others are for a picture whose file would be too large with it. */
const qualities = { avif: [60, 50, 40, 30], webp: [80, 70, 60, 50] } as const

/** Encodes one file of a picture with the first quality that makes it small enough. */
export const encodeAt = async ({ source, width, format }: Encoding): Promise<Uint8Array> => {
  const effort = efforts[format]
  let bytes = Buffer.alloc(0)
  for (const quality of qualities[format]) {
    bytes = await sharp(source).resize({ width })[format]({ quality, effort }).toBuffer()
    if (bytes.byteLength <= pictureLimits.fileBytes) break
  }
  return bytes
}
