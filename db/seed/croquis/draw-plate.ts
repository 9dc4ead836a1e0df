import type { PlateSlot } from '../../../src/features/content/plate-slots.ts'
import type { Artist } from './plates/artist.ts'
import { inspiration } from './plates/inspiration.ts'
import { lookBook } from './plates/look-book.ts'
import { measures } from './plates/measures.ts'
import { scenes } from './plates/scenes.ts'

/** The plates that hang in the gallery, and not in a slot of the site. */
const ofGallery = { ...lookBook, ...inspiration } as const satisfies Readonly<Record<string, Artist>>

export type PlateName = PlateSlot | keyof typeof ofGallery

const artists: Readonly<Record<PlateName, Artist>> = { ...scenes, ...ofGallery, ...measures }

/** A plate of the house as a finished sheet, ready to be taken in like any upload. */
export const drawPlate = (name: PlateName): Promise<Buffer> => artists[name]()
