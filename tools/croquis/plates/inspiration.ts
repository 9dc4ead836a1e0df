import type { Artist } from './artist.ts'
import { drawCloths } from './inspiration/cloths-board.ts'
import { drawColours } from './inspiration/colours-board.ts'
import { drawOccasions } from './inspiration/occasions-board.ts'

/** Boards of colours, cloths and occasions. */
export const inspiration = {
  'inspiration-colours': drawColours,
  'inspiration-cloths': drawCloths,
  'inspiration-occasions': drawOccasions,
} as const satisfies Readonly<Record<string, Artist>>
