import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { StoredPicture } from '../../shared/pictures/stored-picture.ts'
import { contentTypeOf } from './content-types.ts'
import { inspectPicture, PictureRefused } from './inspect-picture.ts'
import type { MediaStore } from './media-store.ts'
import { type PictureFormat, pictureFormats, pictureLimits, pictureWidths } from './picture-limits.ts'

export interface PictureOptions {
  /** Somebody waits for many pictures: encoded in a quarter of the time, about a tenth larger. */
  readonly hurried?: boolean
}

/** Bumped when sizes or qualities change, so that a new rendering gets a new address. */
const recipe = 'picture-3'

/**
 * Takes a picture in: limits first, then every size in both formats without its metadata. The key comes from
 * the content, so the same picture is stored once. A failure leaves nothing behind.
 */
export const storePicture = async (
  store: MediaStore,
  bytes: Uint8Array,
  options: PictureOptions = {},
): Promise<StoredPicture> => {
  const { width, height } = await inspectPicture(bytes)
  const key = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32)
  const widths = widthsFor(width)
  const source = await decoded(bytes, Math.max(...widths))
  const picture = { key, width, height, color: await dominantColor(source), widths }
  await storeAll({ store, files: await renderAll({ picture, source, hurried: options.hurried ?? false }) })
  return picture
}

/** Each width up to the picture's own; a picture smaller than the smallest keeps its size. */
const widthsFor = (width: number): readonly number[] => {
  const fitting = pictureWidths.filter((each) => each <= width)
  return fitting.length > 0 ? fitting : [width]
}

/** Decodes once, upright, no wider than needed; sharp drops all metadata when it encodes. */
const decoded = async (bytes: Uint8Array, width: number) => {
  try {
    const { data } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true })
    return data
  } catch (error) {
    throw new PictureRefused('unreadable', { cause: error })
  }
}

/**
 * Sharp counts colours in coarse boxes; the true one is the mean of what is near the fullest of them. It counts those
 * of its input, so it is given the picture as it is seen on paper, small.
 */
const dominantColor = async (source: Uint8Array) => {
  const { data: pixels, info } = await sharp(source)
    .flatten({ background: '#ffffff' })
    .resize(64, 64, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(pixels, { raw: info }).stats()
  return hexOf(meanNear([dominant.r, dominant.g, dominant.b], pixels))
}

type Rgb = readonly [red: number, green: number, blue: number]

const nearness = 20

const meanNear = (wanted: Rgb, pixels: Uint8Array): Rgb => {
  const sum = [0, 0, 0]
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const near = wanted.every((part, channel) => Math.abs((pixels[at + channel] ?? 0) - part) <= nearness)
    if (!near) continue
    count++
    for (const channel of sum.keys()) sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0)
  }
  const [red = 0, green = 0, blue = 0] = sum
  return count === 0 ? wanted : [red / count, green / count, blue / count]
}

const hexOf = (parts: Rgb) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

interface RenderedFile {
  readonly key: string
  readonly bytes: Uint8Array
}

interface Rendering {
  readonly picture: StoredPicture
  readonly source: Uint8Array
  readonly hurried: boolean
}

const renderAll = async ({ picture, source, hurried }: Rendering) => {
  const files: RenderedFile[] = []
  // One after the other: each encoding already uses the threads there are.
  for (const width of picture.widths) {
    for (const format of pictureFormats) {
      const bytes = await encode({
        source,
        width,
        format,
        effort: efforts[hurried ? 'hurried' : 'calm'][format],
      })
      files.push({ key: `${picture.key}/${width}.${format}`, bytes })
    }
  }
  return files
}

const efforts = { calm: { avif: 3, webp: 4 }, hurried: { avif: 0, webp: 2 } } as const

interface Encoding {
  readonly source: Uint8Array
  readonly width: number
  readonly format: PictureFormat
  readonly effort: number
}

/** The first is what a picture usually gets; the others are for those that would be too heavy with it. */
const qualities = { avif: [60, 50, 40, 30], webp: [80, 70, 60, 50] } as const

const encode = async ({ source, width, format, effort }: Encoding) => {
  let bytes = Buffer.alloc(0)
  for (const quality of qualities[format]) {
    bytes = await sharp(source).resize({ width })[format]({ quality, effort }).toBuffer()
    if (bytes.byteLength <= pictureLimits.fileBytes) break
  }
  return bytes
}

/** What was there before a failure stays: the same picture may already serve elsewhere. */
const storeAll = async ({ store, files }: { store: MediaStore; files: readonly RenderedFile[] }) => {
  const added: string[] = []
  try {
    for (const { key, bytes } of files) {
      if (await store.read(key)) continue
      added.push(key)
      await store.put(key, bytes, contentTypeOf(key))
    }
  } catch (error) {
    await Promise.allSettled(added.map((key) => store.remove(key)))
    throw error
  }
}
