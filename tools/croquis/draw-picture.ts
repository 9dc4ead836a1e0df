import type { Shown } from '../../db/seed/pictures/picture-names.ts'
import { readDemoData } from '../../db/seed/products/demo-data.ts'
import { garmentOf } from '../../db/seed/products/demo-garment.ts'
import { drawPlate } from './draw-plate.ts'
import { drawProduct } from './draw-product.ts'

/** A picture of the demo house as a finished sheet, without loss; the same each time. */
export const drawPicture = (shown: Shown): Promise<Buffer> =>
  'plate' in shown ? drawPlate(shown.plate) : drawProduct(garmentFor(shown.product), shown.view)

const garmentFor = (reference: string) => {
  const piece = readDemoData().products.find(({ sku }) => sku === reference)
  if (!piece) throw new Error(`The catalogue has no product ${reference}`)
  return garmentOf(piece)
}
