import type { Garment } from '../../../../../db/seed/products/demo-garment.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { stand } from '../../../form/stand.ts'
import type { Side } from '../../../garment.ts'
import { coloursOf } from '../../../garments/cloth/colours.ts'
import { type Weave, weave } from '../../../garments/cloth/weaves.ts'
import { openCuttingRoom } from '../../../garments/cutting-room.ts'
import { drawDress } from '../../../garments/dress/dress.ts'

const plain: Garment = {
  garment: 'robe',
  silhouette: 'princesse',
  neckline: 'coeur',
  sleeves: 'sans-manches',
  length: 'longue',
  train: 'aucune',
  back: 'v',
  colour: '#f8f2e6',
  accent: '#d9b8a8',
  details: [],
  material: 'Satin',
  reference: 'plain',
}

/** A piece that is in no catalogue: what matters of it, over a plain white gown. */
export const pieceLike = (what: Partial<Garment> & { readonly reference: string }): Garment => ({
  ...plain,
  ...what,
})

/** A dress on its stand. */
export const dressed = async (piece: Garment, side: Side = 'front'): Promise<Part> => {
  const room = await openCuttingRoom(piece)
  return joined(part(stand({ feet: piece.length !== 'longue' })), drawDress(room, side))
}

/** Cloth off the bolt. */
export const dyed = (kind: Weave, colour: string, accent = '#d9b8a8') =>
  weave(kind, coloursOf(pieceLike({ colour, accent, reference: colour })))
