import type { PlateName } from '../../db/seed/pictures/picture-names.ts'
import type { Artist } from './plates/artist.ts'
import { inspiration } from './plates/inspiration.ts'
import { lookBook } from './plates/look-book.ts'
import { measures } from './plates/measures.ts'
import { scenes } from './plates/scenes.ts'

const artists: Readonly<Record<PlateName, Artist>> = { ...scenes, ...lookBook, ...inspiration, ...measures }

/** A plate of the house as a finished sheet, without loss. */
export const drawPlate = (name: PlateName): Promise<Buffer> => artists[name]()
