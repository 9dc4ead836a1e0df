import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  heicClaiming,
  heicColors,
  heicPhotograph,
  turnedHeic,
  withoutPixels,
} from '../../../testing/pictures/heic-pictures.ts'
import { importPicture } from './import-picture.ts'

const names = Object.keys(heicColors) as (keyof typeof heicColors)[]

const distance = (color: number, pixel: readonly number[]) =>
  Math.max(...[16, 8, 0].map((shift, at) => Math.abs(((color >> shift) & 0xff) - (pixel[at] ?? 0))))

/** The colours in the four corners, from left to right and from top to bottom. */
const cornersOf = async (bytes: Uint8Array) => {
  const { picture, files } = await importPicture(bytes)
  const master = sharp(files.find(({ key }) => key.endsWith('master.webp'))?.bytes)
  const { data, info } = await master.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const corners = [8, height - 8].flatMap((y) =>
    [8, width - 8].map((x) => {
      const place = (y * width + x) * channels
      const pixel = [...data.subarray(place, place + 3)]
      return names.find((name) => distance(heicColors[name], pixel) < 12) ?? `rgb(${pixel.join()})`
    }),
  )
  return { size: `${picture.width} × ${picture.height}`, corners: corners.join(' ') }
}

describe('a photograph in HEIC', () => {
  it('is made into the files of any other, without what it tells of itself', async () => {
    const { picture, files } = await importPicture(heicPhotograph())
    expect(picture).toMatchObject({ width: 120, height: 180, widths: [120] })
    expect(files.map(({ key }) => key.split('/')[1])).toEqual(['master.webp', '120.avif', '120.webp'])
    for (const { bytes } of files) {
      const { width, height, exif, icc, orientation } = await sharp(bytes).metadata()
      expect({ width, height, exif, icc, orientation }).toEqual({ width: 120, height: 180 })
    }
  })

  it.each([
    ['irot', 0, '180 × 120', 'red green blue yellow'],
    ['irot', 1, '120 × 180', 'green yellow red blue'],
    ['irot', 2, '180 × 120', 'yellow blue green red'],
    ['irot', 3, '120 × 180', 'blue red yellow green'],
    ['imir', 0, '180 × 120', 'blue yellow red green'],
    ['imir', 1, '180 × 120', 'green red yellow blue'],
  ] as const)(
    'stands upright by its %s of %i, in the colours of its profile',
    { tags: ['deep'] },
    async (box, value, ...seen) => {
      const [size, corners] = seen
      expect(await cornersOf(turnedHeic(box, value))).toEqual({ size, corners })
    },
  )

  it('may be called by the brand of its container alone', { tags: ['deep'] }, async () => {
    const bytes = heicPhotograph()
    bytes.write('mif1', 8)
    bytes.write('mif1', bytes.indexOf('heic', 12))
    expect((await importPicture(bytes)).picture).toMatchObject({ width: 120, height: 180 })
  })
})

describe('a HEIC that is refused', () => {
  it.each([
    ['claims more than 50 megapixels', heicClaiming(20_000, 20_000), 'too-many-pixels'],
    // Of a file that was decoded first, it would be said that it is broken.
    ['claims them and has no pixels', withoutPixels(heicClaiming(20_000, 20_000)), 'too-many-pixels'],
    ['has no pixels', withoutPixels(heicPhotograph()), 'unreadable'],
    ['claims more pixels than it has', heicClaiming(8_000, 6_250), 'unreadable'],
    ['claims fewer pixels than it has', heicClaiming(64, 64), 'unreadable'],
    ['claims none', heicClaiming(0, 0), 'unreadable'],
    ['has no end', heicPhotograph().subarray(0, -100), 'unreadable'],
    ['has its beginning only', heicPhotograph().subarray(0, 40), 'unreadable'],
    ['has a brand only', heicPhotograph().subarray(0, 12), 'unreadable'],
  ])('%s, and the next is taken in all the same', { tags: ['deep'] }, async (_what, bytes, reason) => {
    await expect(importPicture(bytes)).rejects.toMatchObject({ name: 'PictureRefused', reason })
    expect((await importPicture(heicPhotograph())).picture.width).toBe(120)
  })
})
