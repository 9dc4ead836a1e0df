import { drawCloths } from './inspiration/cloths-board.ts'
import { drawColours } from './inspiration/colours-board.ts'
import { drawOccasions } from './inspiration/occasions-board.ts'
import type { PlateName } from './plate-names.ts'

/** Boards of colours, cloths and occasions. */
export const inspiration: Partial<Readonly<Record<PlateName, () => Promise<Buffer>>>> = {
  'inspiration-colours': drawColours,
  'inspiration-cloths': drawCloths,
  'inspiration-occasions': drawOccasions,
}
