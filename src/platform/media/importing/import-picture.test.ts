import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimingSize, ivory, plainPicture, svgDrawing } from '../../../testing/pictures/sample-pictures.ts'
import { importPicture } from './import-picture.ts'

const taken = async (bytes: Uint8Array) => {
  const { picture, files } = await importPicture(bytes)
  const fileAt = (name: string) => files.find(({ key }) => key === `${picture.key}/${name}`)?.bytes
  return { picture, names: files.map(({ key }) => key.split('/')[1]), fileAt }
}

const pixelOf = async (bytes: Uint8Array | undefined) => {
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 4)]
}

describe('a picture that is taken in', () => {
  it('is made into a master and one width in both formats', { tags: ['deep'] }, async () => {
    const { picture, names, fileAt } = await taken(
      await plainPicture({ width: 3000, height: 1500 }).jpeg().toBuffer(),
    )
    expect(picture).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      width: 3000,
      height: 1500,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      widths: [800],
    })
    expect(names).toEqual(['master.webp', '800.avif', '800.webp'])
    expect(await sharp(fileAt('master.webp')).metadata()).toMatchObject({ width: 2400, height: 1200 })
    expect(await sharp(fileAt('800.avif')).metadata()).toMatchObject({ format: 'heif', width: 800 })
  })

  it.each([
    [{ width: 120, height: 90 }, [120]],
    [{ width: 500, height: 300 }, [400]],
    [{ width: 1, height: 1 }, [1]],
    // The picture is so high that its master is very narrow, and no width is enlarged from it.
    [{ width: 900, height: 9000 }, [200]],
  ])('of %j is never enlarged', async (size, widths) => {
    const { picture } = await taken(await plainPicture(size).png().toBuffer())
    expect(picture).toMatchObject({ ...size, widths })
  })

  it('stands upright and keeps nothing of where and with what it was taken', async () => {
    const exif = { IFD0: { Make: 'Chambre noire' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } }
    const bytes = await plainPicture({ width: 600, height: 420 })
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { picture, names, fileAt } = await taken(bytes)
    expect(picture).toMatchObject({ width: 420, height: 600 })
    for (const name of names) {
      const { exif: kept, xmp, orientation, height, width } = await sharp(fileAt(name ?? '')).metadata()
      expect({ kept, xmp, orientation }).toEqual({ kept: undefined, xmp: undefined, orientation: undefined })
      expect(height).toBeGreaterThan(width)
    }
  })

  it('has the colours of its own profile in sRGB, and no profile any more', async () => {
    const vivid = plainPicture({ background: { r: 250, g: 20, b: 20 } })
    const bytes = await vivid.withIccProfile('p3').png().toBuffer()
    const { fileAt } = await taken(bytes)
    expect((await sharp(fileAt('master.webp')).metadata()).icc).toBeUndefined()
    const [red = 0, green = 255, blue = 255] = await pixelOf(fileAt('master.webp'))
    expect([red > 240, green < 35, blue < 35]).toEqual([true, true, true])
  })

  it('may be for print, in four inks', { tags: ['deep'] }, async () => {
    const { fileAt } = await taken(await plainPicture().toColourspace('cmyk').jpeg().toBuffer())
    expect(await sharp(fileAt('master.webp')).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  })

  it('may have sixteen bits a channel', { tags: ['deep'] }, async () => {
    const deep = await plainPicture().toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    const { fileAt } = await taken(deep)
    expect((await sharp(fileAt('800.webp')).metadata()).depth).toBe('uchar')
  })

  it('stays clear where it was', { tags: ['deep'] }, async () => {
    const clear = { r: 10, g: 20, b: 30, alpha: 0 }
    const sheet = sharp({ create: { width: 900, height: 600, channels: 4, background: clear } })
    const { fileAt } = await taken(await sheet.png().toBuffer())
    expect((await pixelOf(fileAt('master.webp')))[3]).toBe(0)
  })

  it('stands still: of a moving one, its first frame', { tags: ['deep'] }, async () => {
    const frames = await Promise.all(
      [
        { r: 255, g: 0, b: 0 },
        { r: 0, g: 0, b: 255 },
      ].map((background) => plainPicture({ width: 300, height: 200, background }).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { picture, fileAt } = await taken(moving)
    expect(picture).toMatchObject({ width: 300, height: 200, widths: [200] })
    const [red = 0, , blue = 255] = await pixelOf(fileAt('200.webp'))
    expect([red > 200, blue < 60]).toEqual([true, true])
  })

  it('brings nothing along that hides behind its end', { tags: ['deep'] }, async () => {
    const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004')
    const both = Buffer.concat([await plainPicture().jpeg().toBuffer(), script])
    const { names, fileAt } = await taken(both)
    for (const name of names) expect(Buffer.from(fileAt(name ?? '') ?? []).includes('<script>')).toBe(false)
  })

  it('tells the colour that fills most of it', async () => {
    const { picture } = await taken(await plainPicture().png().toBuffer())
    const channels = [1, 3, 5].map((at) => Number.parseInt(picture.color.slice(at, at + 2), 16))
    for (const [index, wanted] of [ivory.r, ivory.g, ivory.b].entries())
      expect(Math.abs((channels[index] ?? 0) - wanted)).toBeLessThanOrEqual(8)
  })

  it('has the colour of paper where it is transparent, whatever colour is hidden in it', {
    tags: ['deep'],
  }, async () => {
    const red = await plainPicture({ width: 100, height: 100, background: { r: 200, g: 0, b: 0 } })
      .png()
      .toBuffer()
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const sheet = sharp({ create: { width: 900, height: 600, channels: 4, background: clear } })
    const { picture } = await taken(
      await sheet
        .composite([{ input: red }])
        .png()
        .toBuffer(),
    )
    expect(picture.color).toBe('#ffffff')
  })

  it('has a colour when it is in grey', { tags: ['deep'] }, async () => {
    const { picture } = await taken(await plainPicture().greyscale().png().toBuffer())
    const [red, green, blue] = [1, 3, 5].map((at) => picture.color.slice(at, at + 2))
    expect([green, blue]).toEqual([red, red])
  })

  it('has one key for one content', { tags: ['deep'] }, async () => {
    const bytes = await plainPicture().png().toBuffer()
    const [one, two] = await Promise.all([taken(bytes), taken(bytes)])
    expect(one.picture).toEqual(two.picture)
    expect((await taken(await plainPicture({ width: 901 }).png().toBuffer())).picture.key).not.toBe(
      one.picture.key,
    )
  })
})

describe('a file that is refused', () => {
  it.each([
    ['a text called a picture', Buffer.from('Bonjour, je suis une photo.'), 'not-a-picture'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'not-a-picture'],
    ['nothing', Buffer.alloc(0), 'not-a-picture'],
    ['an SVG drawing', svgDrawing, 'not-a-picture'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'not-a-picture'],
    ['a page that begins like a GIF', Buffer.from('GIF89a=1;/*<script>alert(1)</script>*/'), 'unreadable'],
    ['too many bytes', Buffer.alloc(15 * 1024 * 1024 + 1), 'too-large'],
  ])('may be %s', async (_what, bytes, reason) => {
    await expect(importPicture(bytes)).rejects.toMatchObject({ name: 'PictureRefused', reason })
  })

  it('may be a picture whose end is missing, and the next is taken in all the same', async () => {
    const whole = await plainPicture().jpeg().toBuffer()
    await expect(importPicture(whole.subarray(0, whole.byteLength / 2))).rejects.toMatchObject({
      reason: 'unreadable',
    })
    expect((await taken(whole)).picture.width).toBe(900)
  })

  it.each([
    [8_000, 6_251, 'too-many-pixels'],
    [2_000_000, 2_000_000, 'too-many-pixels'],
    // The size is within the limit, but there is no data after the header: only decoding detects that.
    [8_000, 6_250, 'unreadable'],
  ])('may claim %i × %i, and is not decoded to find out', async (width, height, reason) => {
    const bomb = claimingSize(await plainPicture().png().toBuffer(), { width, height })
    await expect(importPicture(bomb)).rejects.toMatchObject({ reason })
  })
})
