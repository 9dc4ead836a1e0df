import sharp from 'sharp'
import { inspiration } from './plates/inspiration.ts'
import { lookBook } from './plates/look-book.ts'
import { measures } from './plates/measures.ts'
import type { PlateName } from './plates/plate-names.ts'
import { scenes } from './plates/scenes.ts'

const artists: Partial<Readonly<Record<PlateName, () => Promise<Buffer>>>> = {
  ...scenes,
  ...lookBook,
  ...inspiration,
  ...measures,
}

/** A plate of the house as a finished sheet, ready to be taken in like any upload. */
export const drawPlate = (name: PlateName): Promise<Buffer> =>
  artists[name]?.() ??
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#efe6d8' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
