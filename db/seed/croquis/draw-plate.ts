import type { PlateSlot } from '../../../src/features/content/plate-slots.ts'
import type { Artist } from './plates/artist.ts'
import { inspiration } from './plates/inspiration.ts'
import { lookBook } from './plates/look-book.ts'
import { measures } from './plates/measures.ts'
import { scenes } from './plates/scenes.ts'

const artists: Readonly<Record<PlateSlot, Artist>> = { ...scenes, ...lookBook, ...inspiration, ...measures }

/** A plate of the house as a finished sheet, ready to be taken in like any upload. */
export const drawPlate = (slot: PlateSlot): Promise<Buffer> => artists[slot]()
