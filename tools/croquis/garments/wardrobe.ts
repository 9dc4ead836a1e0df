import type { Garment } from '../../../db/seed/products/demo-garment.ts'
import type { Part } from '../form/part.ts'
import { part } from '../form/part.ts'
import { stand } from '../form/stand.ts'
import { standSeams } from '../form/stand-seams.ts'
import type { Side } from '../garment.ts'
import { drawBelt, drawStole, drawVeil } from './accessories.ts'
import { drawBlouse } from './blouse.ts'
import type { CuttingRoom } from './cutting-room.ts'
import { drawDress } from './dress/dress.ts'
import { drawShirtDress } from './dress/shirt-dress.ts'
import { drawBiker } from './jacket/biker-jacket.ts'
import { drawBlazer } from './jacket/blazer.ts'
import { drawCoat } from './jacket/coat.ts'
import { drawTuxedo } from './jacket/tuxedo.ts'
import { drawJumpsuit } from './jumpsuit.ts'
import { drawSkirt } from './skirt/skirt.ts'
import { drawTrousers } from './trousers.ts'
import { drawTwoPiece } from './two-piece.ts'

type Make = (room: CuttingRoom, side: Side) => Part

const makers: Readonly<Record<string, Make>> = {
  robe: (room, side) => (room.garment.neckline === 'chemise' ? drawShirtDress : drawDress)(room, side),
  combinaison: drawJumpsuit,
  ensemble: drawTwoPiece,
  tailleur: drawTuxedo,
  chemisier: drawBlouse,
  jupe: drawSkirt,
  pantalon: drawTrousers,
  veste: (room, side) => (room.garment.neckline === 'revers-biker' ? drawBiker : drawBlazer)(room, side),
  manteau: drawCoat,
  voile: drawVeil,
  étole: drawStole,
  ceinture: drawBelt,
}

/** What a piece is made of, without the stand. */
export const clothesOf = (room: CuttingRoom, side: Side): Part =>
  (makers[room.garment.garment] ?? drawDress)(room, side)

const hasTrousers = ({ garment }: Garment) => ['combinaison', 'tailleur', 'pantalon'].includes(garment)

/** The stand that a piece is shown on: what the piece hides is left away. */
export const standFor = (garment: Garment): Part => {
  const hips = !hasTrousers(garment)
  return part(stand({ feet: showsFeet(garment), hips }), standSeams({ hips }))
}

const showsFeet = ({ length, garment }: Garment) =>
  length !== 'longue' || garment === 'étole' || garment === 'voile'
