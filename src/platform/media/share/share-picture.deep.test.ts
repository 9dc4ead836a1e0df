import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharePictureSize } from '../../../shared/pictures/share-picture-size.ts'
import { memoryStore } from '../../../testing/pictures/memory-store.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { composeSharePicture } from '../making/compose-share-picture.ts'
import { shareFileFor, storeSharePicture } from './share-picture.ts'

const blue = { r: 10, g: 40, b: 160 }

const compose = async (size: { width: number; height: number }, houseName = 'Maison Untel') => {
  const picture = plainPicture({ ...size, background: blue }).webp()
  const bytes = await composeSharePicture({ bytes: await picture.toBuffer(), houseName })
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const isBlue = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 255) < 60 && (data[at + 2] ?? 0) > 120
  }
  /** The first and the last position at which the picture is found along a line of the sheet. */
  const span = (length: number, isThere: (at: number) => boolean) => {
    const there = Array.from({ length }, (_, at) => at).filter(isThere)
    return [there[0] ?? -1, there.at(-1) ?? -1]
  }
  const isInk = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 90
  const inked = Array.from({ length: 500 * 300 }, (_, at) => at).filter((at) =>
    isInk(at % 500, 160 + Math.floor(at / 500)),
  )
  return {
    metadata: await sharp(bytes).metadata(),
    inked: inked.length,
    across: span(info.width, (x) => isBlue(x, info.height / 2)),
    down: span(info.height, (y) => isBlue(info.width - 20, y)),
  }
}

describe('what a shared link shows of a picture', () => {
  it('is a JPEG that every network reads, of the size that its page declares', async () => {
    const { metadata } = await compose({ width: 900, height: 1200 })
    expect(metadata).toMatchObject({ format: 'jpeg', ...sharePictureSize })
  })

  it('has a picture that stands whole, as high as the sheet', async () => {
    const { across, down } = await compose({ width: 900, height: 1200 })
    expect(across[0]).toBeGreaterThanOrEqual(1200 - 473)
    expect(across[0]).toBeLessThanOrEqual(1200 - 470)
    expect([across[1], ...down]).toEqual([1199, 0, 629])
  })

  it('has one that lies whole, beside the name', async () => {
    const { across, down } = await compose({ width: 1600, height: 900 })
    expect(across[0]).toBeGreaterThanOrEqual(1200 - 641)
    expect(down[0]).toBeGreaterThan(100)
    expect(down[1]).toBeLessThan(530)
  })

  it('fills the sheet with a small one too', async () => {
    expect((await compose({ width: 30, height: 40 })).down).toEqual([0, 629])
  })

  it('bears the name in the house’s own letters, and none that they cannot write', async () => {
    const size = { width: 300, height: 400 }
    expect((await compose(size, 'Maison Untel')).inked).toBeGreaterThan(3000)
    expect((await compose(size, 'Untel')).inked).toBeGreaterThan(2000)
    expect((await compose(size, 'Дом Иванова')).inked).toBe(0)
  })

  it('keeps the longest name beside the picture', async () => {
    const name = 'Maison Anne-Sophie de Bourbon-Parme et de la Tour d’Auvergne, couturières à Paris'
    const { across, inked } = await compose({ width: 900, height: 1200 }, name)
    expect(across[0]).toBeGreaterThan(720)
    expect(inked).toBeGreaterThan(300)
  })

  it('lies beside the picture’s other files, under a name that follows the house’s', async () => {
    const { store, files } = memoryStore()
    await store.put('k/400.webp', await plainPicture().webp().toBuffer(), 'image/webp')
    const file = await storeSharePicture(store, { key: 'k', widths: [200, 400], houseName: 'Untel' })
    expect(file).toBe(shareFileFor('Untel'))
    expect(files.get(`k/${file}`)?.contentType).toBe('image/jpeg')
    expect(shareFileFor('Autre')).not.toBe(file)
    await expect(
      storeSharePicture(store, { key: 'gone', widths: [200], houseName: 'Untel' }),
    ).rejects.toThrow('has no gone/200.webp')
  })
})
