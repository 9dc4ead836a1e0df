import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '../../testing/pictures/memory-store.ts'
import { claimingSize, ivory, plainPicture, svgDrawing } from '../../testing/pictures/sample-pictures.ts'
import { storePicture } from './store-picture.ts'

let media: ReturnType<typeof memoryStore>

beforeEach(() => {
  media = memoryStore()
})

const take = (bytes: Uint8Array, options = {}) => storePicture(media.store, bytes, options)

const keys = () => [...media.files.keys()].sort()

const fileAt = (key: string) => media.files.get(key)?.bytes ?? Buffer.alloc(0)

describe('storePicture', () => {
  it('keeps each width up to its own in both formats, and tells size and colour', async () => {
    const stored = await take(await plainPicture().jpeg().toBuffer())
    expect(stored).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      width: 900,
      height: 600,
      color: expect.any(String),
      widths: [200, 400, 800],
    })
    expect(keys()).toEqual(
      ['200.avif', '200.webp', '400.avif', '400.webp', '800.avif', '800.webp'].map(
        (name) => `${stored.key}/${name}`,
      ),
    )
    for (const width of stored.widths) {
      expect(await sharp(fileAt(`${stored.key}/${width}.avif`)).metadata()).toMatchObject({
        format: 'heif',
        width,
      })
      expect(await sharp(fileAt(`${stored.key}/${width}.webp`)).metadata()).toMatchObject({
        format: 'webp',
        width,
      })
    }
  })

  it('finds the colour that fills most of the picture', async () => {
    const { color } = await take(await plainPicture().png().toBuffer())
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    for (const [index, wanted] of [ivory.r, ivory.g, ivory.b].entries())
      expect(Math.abs((channels[index] ?? 0) - wanted)).toBeLessThanOrEqual(8)
  })

  it('takes what is transparent for the paper it lies on, whatever colour is hidden in it', async () => {
    const red = await plainPicture({ width: 100, height: 100, background: { r: 200, g: 0, b: 0 } })
      .png()
      .toBuffer()
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const sheet = sharp({ create: { width: 900, height: 600, channels: 4, background: clear } })
    const { color } = await take(
      await sheet
        .composite([{ input: red }])
        .png()
        .toBuffer(),
    )
    expect(color).toBe('#ffffff')
  })

  it('finds the colour of a picture in grey', async () => {
    const { color } = await take(await plainPicture().greyscale().png().toBuffer())
    const [red, green, blue] = [1, 3, 5].map((at) => color.slice(at, at + 2))
    expect([green, blue]).toEqual([red, red])
  })

  it('gives up some quality where a file would be too heavy', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const
    const grain = sharp({ create: { width: 1200, height: 800, channels: 3, background: ivory, noise } })
    await take(await grain.png().toBuffer(), { hurried: true })
    const bytes = keys().map((key) => fileAt(key).byteLength)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(120_000)
  })

  it('keeps a small picture at its own size, never larger', async () => {
    const { key, widths } = await take(await plainPicture({ width: 120, height: 90 }).webp().toBuffer())
    expect(widths).toEqual([120])
    expect(await sharp(fileAt(`${key}/120.webp`)).metadata()).toMatchObject({ width: 120, height: 90 })
  })

  it('stores the same picture under the same key', async () => {
    const bytes = await plainPicture().png().toBuffer()
    expect(await take(bytes)).toEqual(await take(bytes))
  })

  it('turns a picture upright and leaves where and with what it was taken behind', async () => {
    const exif = { IFD0: { Make: 'Chambre noire' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } }
    const bytes = await plainPicture({ width: 600, height: 420 })
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { key, width, height } = await take(bytes)
    expect({ width, height }).toEqual({ width: 420, height: 600 })
    const kept = await sharp(fileAt(`${key}/400.webp`)).metadata()
    expect(kept.height).toBeGreaterThan(kept.width)
    expect(kept.exif).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
  })

  it.each([
    [
      'a page that calls itself a picture',
      Buffer.from('<html><script>alert(1)</script></html>'),
      'not-a-picture',
    ],
    ['an empty file', Buffer.alloc(0), 'not-a-picture'],
    ['an SVG drawing, which may carry a script', svgDrawing, 'not-a-picture'],
    ['a picture cut off in its header', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'unreadable'],
    ['too many bytes', Buffer.alloc(15 * 1024 * 1024 + 1), 'too-large'],
  ])('refuses %s', async (_, bytes, reason) => {
    await expect(take(bytes)).rejects.toMatchObject({ name: 'PictureRefused', reason })
    expect(keys()).toEqual([])
  })

  it('refuses a small file that would unfold to more than 50 megapixels, without decoding it', async () => {
    const bomb = claimingSize(await plainPicture().png().toBuffer(), { width: 8_000, height: 6_300 })
    await expect(take(bomb)).rejects.toMatchObject({ reason: 'too-many-pixels' })
  })

  it('refuses a picture whose end is missing, and keeps none of it', async () => {
    const whole = await plainPicture().jpeg().toBuffer()
    await expect(take(whole.subarray(0, whole.byteLength / 2))).rejects.toMatchObject({
      reason: 'unreadable',
    })
    expect(keys()).toEqual([])
  })

  it('leaves nothing behind when the store fails in between', async () => {
    media.failAt(3)
    await expect(take(await plainPicture().jpeg().toBuffer())).rejects.toThrow('the store is full')
    expect(keys()).toEqual([])
  })

  it('leaves alone what was there when it fails', async () => {
    const bytes = await plainPicture().jpeg().toBuffer()
    const { key } = await take(bytes)
    media.files.delete(`${key}/800.webp`)
    media.failAt(1)
    await expect(take(bytes)).rejects.toThrow('the store is full')
    expect(keys()).toHaveLength(5)
    expect(keys()).not.toContain(`${key}/800.webp`)
  })
})
