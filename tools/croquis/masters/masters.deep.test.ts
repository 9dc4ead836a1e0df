import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoPictures, sharedPictures } from '../../../db/seed/pictures/demo-pictures.ts'
import { drawnPictures, filesOf } from '../../../db/seed/pictures/drawn-pictures.ts'
import { picturesFolder } from '../../../db/seed/pictures/lay-pictures.ts'
import { pictureName, type Shown } from '../../../db/seed/pictures/picture-names.ts'
import { defaultHouse } from '../../../src/features/settings/settings.defaults.ts'
import { shareFileFor } from '../../../src/platform/media/share/share-picture.ts'
import { sharePictureSize } from '../../../src/shared/pictures/share-picture-size.ts'
import { drawPicture } from '../draw-picture.ts'
import { hashOfSheet, keyOfFiles, mostWidthOf } from './make-master.ts'

const mostBytesInAll = 15_000_000
const mostBytesOfOne = 120_000

const pictures = Object.entries(drawnPictures)

const named = pictures.flatMap(([name, picture]) => filesOf(picture).map((file) => `${name}/${file}`))

const lying = readdirSync(picturesFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(avif|jpg)$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name).slice(picturesFolder.length + 1))

/** A drawing takes a second or two of a free core, and of a busy one many. */
const limitMs = 180_000

describe('the committed pictures', { timeout: limitMs }, () => {
  it('are one for each that the demo house shows, and no other', () => {
    expect(pictures.map(([name]) => name)).toEqual(demoPictures().map(pictureName).toSorted())
    expect(lying.toSorted()).toEqual(named.toSorted())
  })

  it('are light, each and all together', () => {
    const sizes = lying.map((file) => ({ file, bytes: statSync(join(picturesFolder, file)).size }))
    expect(sizes.filter(({ bytes }) => bytes > mostBytesOfOne)).toEqual([])
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostBytesInAll)
  })

  it('have the widths that are told of them, under a key that is made of their content', async () => {
    const wrong: string[] = []
    for (const [name, { key, width, height, widths }] of pictures) {
      const files = widths.map((each) => readFileSync(join(picturesFolder, name, `${each}.avif`)))
      const found = await Promise.all(files.map((file) => sharp(file).metadata()))
      const shape = found.every(
        (file, place) =>
          file.format === 'heif' &&
          file.width === widths[place] &&
          Math.abs(file.height - (file.width * height) / width) < 1,
      )
      if (!shape || key !== keyOfFiles(files)) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })

  it('show in a shared link what stands for a page, under the name of the house', async () => {
    const shared = pictures.filter(([, { share }]) => share !== undefined)
    expect(shared.map(([name]) => name)).toEqual([...sharedPictures()].toSorted())
    for (const [name, { share = '' }] of shared) {
      expect(share).toBe(shareFileFor(defaultHouse.name))
      expect(await sharp(join(picturesFolder, name, share)).metadata()).toMatchObject({
        format: 'jpeg',
        ...sharePictureSize,
      })
    }
  })

  it.each<Shown>([
    { product: 'MAR-003', view: 'front' },
    { product: 'ACC-002', view: 'swatch' },
    { plate: 'measure-tour-cou' },
    { plate: 'lookbook-07' },
    { plate: 'empty-cart' },
  ])('are what is drawn today: %j', async (shown) => {
    const name = pictureName(shown)
    const bytes = await drawPicture(shown)
    expect(
      hashOfSheet({ bytes, mostWidth: mostWidthOf(shown), isShared: sharedPictures().has(name) }),
      `${name} is drawn otherwise: npm run draw makes it anew`,
    ).toBe(drawnPictures[name]?.drawn)
  })
})
