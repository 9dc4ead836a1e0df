import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { DrawnPicture } from '../../../db/seed/pictures/drawn-pictures.ts'
import type { Shown } from '../../../db/seed/pictures/picture-names.ts'
import { defaultHouse } from '../../../src/features/settings/settings.defaults.ts'
import { composeSharePicture } from '../../../src/platform/media/making/compose-share-picture.ts'
import { dominantColor } from '../../../src/platform/media/making/dominant-color.ts'
import { widthsFor } from '../../../src/platform/media/making/render-widths.ts'
import { pictureKey } from '../../../src/platform/media/picture-key.ts'
import { shareFileFor } from '../../../src/platform/media/share/share-picture.ts'

/** Bumped when pictures are encoded otherwise, so that all of them are made anew, under new addresses. */
const recipe = 'croquis-1'

/** Effort 4 takes four times as long as 3, for files that are a fortieth smaller. */
const effort = 3

/** All that is committed stays below 15 MB; a page at 1,440 pixels shows the plate of a product at 800, where it is finest. */
const qualityOf = (width: number) => (width === 800 ? 47 : 46)

/** Shown a few hundred pixels wide beside a link. */
const shareQuality = 66

/** Plates that open a page, or may be seen close; no other is ever shown wider than a third of a page. */
const largePlates = /^(?:hero|house|evening-opening|lookbook-|inspiration-)/

/** Some pictures are never shown large; all others may be seen close. */
export const mostWidthOf = (shown: Shown) => ('plate' in shown && !largePlates.test(shown.plate) ? 800 : 1200)

interface Sheet {
  readonly bytes: Uint8Array
  /** The widest place that shows it. */
  readonly mostWidth: number
  /** Whether it stands for a page that is shared. */
  readonly isShared: boolean
}

/** Tells whether a drawing, and how it is encoded, is still the same. */
export const hashOfSheet = ({ bytes, mostWidth, isShared }: Sheet) =>
  createHash('sha256').update(`${recipe} ${mostWidth} ${isShared} `).update(bytes).digest('hex').slice(0, 16)

/** The address of a picture: the same files have the same one. */
export const keyOfFiles = (files: readonly Uint8Array[]) => pictureKey(recipe, Buffer.concat(files))

export interface Master {
  readonly picture: DrawnPicture
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Encodes a sheet at every width that pages ask for, and composes what a shared link shows of it. */
export const makeMaster = async (sheet: Sheet): Promise<Master> => {
  const { bytes, mostWidth, isShared } = sheet
  const { width, height } = await sharp(bytes).metadata()
  const widths = widthsFor(Math.min(width, mostWidth))
  const shown = await Promise.all(widths.map((each) => encode(bytes, each)))
  const share = isShared ? shareFileFor(defaultHouse.name) : undefined
  const files = new Map(widths.map((each, place) => [`${each}.avif`, shown[place] ?? Buffer.alloc(0)]))
  if (share) files.set(share, await composeSharePicture({ ...sharing, bytes }))
  const picture = {
    key: keyOfFiles(shown),
    width,
    height,
    color: await dominantColor(bytes),
    widths: [...widths],
    ...(share && { share }),
    drawn: hashOfSheet(sheet),
  }
  return { picture, files }
}

const sharing = { houseName: defaultHouse.name, quality: shareQuality }

const encode = (bytes: Uint8Array, width: number) =>
  sharp(bytes)
    .resize({ width })
    .avif({ quality: qualityOf(width), effort })
    .toBuffer()
