import { readDemoData } from '../../../../db/seed/products/demo-data.ts'
import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import { garmentOf } from '../../../../db/seed/products/demo-garment.ts'
import { degrees } from '../../curves.ts'
import { moved } from '../../form/moved.ts'
import { joined, type Part } from '../../form/part.ts'
import { openCuttingRoom } from '../../garments/cutting-room.ts'
import { clothesOf, standFor } from '../../garments/wardrobe.ts'
import type { Standing } from './page.ts'

/** A piece of the catalogue as what its drawing is made from. */
export const garmentNamed = (reference: string): Garment => {
  const piece = readDemoData().products.find(({ sku }) => sku === reference)
  if (!piece) throw new Error(`The catalogue has no piece ${reference}`)
  return garmentOf(piece)
}

/** What stands at a place of the page: the form, and the products on it, the first one beneath. */
export const dressedStand = async ({
  products,
  side,
  at: [right, near],
  turn,
  lift = 0,
}: Standing): Promise<Part> => {
  const clothes = await Promise.all(
    products.map(async (reference) => clothesOf(await openCuttingRoom(garmentNamed(reference)), side)),
  )
  return moved(joined(standFor(garmentNamed(products[0])), ...clothes), {
    by: [right, lift, near],
    turn: degrees(turn),
  })
}
