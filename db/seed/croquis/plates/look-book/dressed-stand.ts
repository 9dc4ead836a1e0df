import { readDemoData } from '../../../demo-data.ts'
import { garmentOf } from '../../../demo-garment.ts'
import { degrees } from '../../curves.ts'
import { moved } from '../../form/moved.ts'
import { joined, type Part } from '../../form/part.ts'
import type { Garment } from '../../garment.ts'
import { openCuttingRoom } from '../../garments/cutting-room.ts'
import { clothesOf, standFor } from '../../garments/wardrobe.ts'
import type { Standing } from './page.ts'

/** A piece of the catalogue as what its drawing is made from. */
export const garmentNamed = (reference: string): Garment => {
  const piece = readDemoData().pieces.find(({ sku }) => sku === reference)
  if (!piece) throw new Error(`The catalogue has no piece ${reference}`)
  return garmentOf(piece)
}

/** What stands at a place of the page: the form, and the pieces on it, the first one beneath. */
export const dressedStand = async ({
  pieces,
  side,
  at: [right, near],
  turn,
  lift = 0,
}: Standing): Promise<Part> => {
  const clothes = await Promise.all(
    pieces.map(async (reference) => clothesOf(await openCuttingRoom(garmentNamed(reference)), side)),
  )
  return moved(joined(standFor(garmentNamed(pieces[0])), ...clothes), {
    by: [right, lift, near],
    turn: degrees(turn),
  })
}
