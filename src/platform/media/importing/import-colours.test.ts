import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { adobeRgb } from '../../../testing/pictures/adobe-rgb.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { withProfile } from '../making/heic/png-profile.ts'
import { importPicture } from './import-picture.ts'

const size = { width: 60, height: 40 }
const leaf = { r: 150, g: 200, b: 80 }
const skin = { r: 190, g: 150, b: 130 }

/** The colour that a visitor sees: no file that is kept has a profile, so its numbers are those of sRGB. */
const colourOf = async (bytes: Uint8Array) => {
  const { files } = await importPicture(bytes)
  const { data } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

const near = async (bytes: Uint8Array, wanted: readonly number[], most = 3) => {
  const colour = await colourOf(bytes)
  const off = Math.max(...wanted.map((part, at) => Math.abs(part - (colour[at] ?? 0))))
  expect(off, `${colour.join()} for ${wanted.join()}`).toBeLessThanOrEqual(most)
}

const plain = (background = leaf) => plainPicture({ ...size, background })

/** The same numbers with sixteen bits a channel, as a studio delivers them. */
const sixteenBits = (r: number, g: number, b: number) => {
  const pixels = new Uint16Array(size.width * size.height * 3).map((_, at) => ([r, g, b][at % 3] ?? 0) * 257)
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
}

const displayP3 = async () => {
  const bytes = await plain().withIccProfile('p3').png().toBuffer()
  const numbers = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer()
  const { icc = Buffer.alloc(0) } = await sharp(bytes).metadata()
  return { bytes, numbers: [...numbers.subarray(0, 3)] as [number, number, number], icc }
}

/** A JPEG that claims a profile, behind its first mark. */
const jpegWith = (jpeg: Buffer, profile: Uint8Array) => {
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001'), profile])
  const head = Buffer.from([0xff, 0xe2, 0, 0])
  head.writeUInt16BE(content.byteLength + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

const coloursOf = async (bytes: Uint8Array) => (await importPicture(bytes)).colours

describe('the colours of a picture', () => {
  it('that are not those of screens are told: inks, a wider space, a profile that cannot be read', async () => {
    const png = await plain().png().toBuffer()
    expect(await coloursOf(png)).toBeUndefined()
    expect(await coloursOf((await displayP3()).bytes)).toBeUndefined()
    expect(await coloursOf(await plain().withIccProfile('srgb').jpeg().toBuffer())).toBeUndefined()
    expect(await coloursOf(await plain().greyscale().png().toBuffer())).toBeUndefined()
    expect(await coloursOf(await plain(skin).withIccProfile('cmyk').jpeg().toBuffer())).toBe('inks')
    expect(await coloursOf(await plain(skin).toColourspace('cmyk').jpeg().toBuffer())).toBe('inks')
    expect(await coloursOf(withProfile(png, adobeRgb()))).toBe('converted')
    const jpeg = await plain().jpeg().toBuffer()
    expect(await coloursOf(jpegWith(jpeg, adobeRgb()))).toBe('converted')
    expect(await coloursOf(jpegWith(jpeg, adobeRgb().subarray(0, 140)))).toBe('unread')
    expect(await coloursOf(jpegWith(jpeg, Buffer.alloc(300, 7)))).toBe('unread')
  })

  it('in Display P3, as telephones write them, are seen in sRGB', async () => {
    const { bytes, numbers, icc } = await displayP3()
    expect(numbers).not.toEqual([leaf.r, leaf.g, leaf.b])
    await near(bytes, [leaf.r, leaf.g, leaf.b])
    await near(withProfile(await sixteenBits(...numbers), icc), [leaf.r, leaf.g, leaf.b])
  })

  it('in Adobe RGB, as cameras write them, are seen in sRGB', { tags: ['deep'] }, async () => {
    // By the published matrices of both.
    const seen = [124, 201, 67]
    await near(withProfile(await plain().png().toBuffer(), adobeRgb()), seen)
    await near(withProfile(await sixteenBits(leaf.r, leaf.g, leaf.b), adobeRgb()), seen)
  })

  it('in four inks are those of their profile, or of usual inks without one', {
    tags: ['deep'],
  }, async () => {
    const wanted = [skin.r, skin.g, skin.b]
    await near(await plain(skin).withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(), wanted, 8)
    await near(await plain(skin).withIccProfile('cmyk').tiff().toBuffer(), wanted, 8)
    await near(await plain(skin).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), wanted, 12)
  })

  it('are taken for sRGB without a profile, or with one that cannot be theirs', {
    tags: ['deep'],
  }, async () => {
    const png = await plain().png().toBuffer()
    const wanted = [leaf.r, leaf.g, leaf.b]
    const { icc: inks = Buffer.alloc(0) } = await sharp(
      await plain().withIccProfile('cmyk').jpeg().toBuffer(),
    ).metadata()
    await near(png, wanted)
    await near(await sixteenBits(leaf.r, leaf.g, leaf.b), wanted)
    await near(withProfile(png, inks), wanted)
    await near(withProfile(png, Buffer.alloc(300, 7)), wanted)
  })
})
