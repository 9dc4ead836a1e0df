import { pictureSources } from '../../../../ui/pictures/picture-sources.ts'
import type { ProductImage } from '../../product.schema.ts'
import { plateSizes } from '../gallery-sizes.ts'

const fetched = new Set<string>()

type Card = Pick<HTMLImageElement, 'currentSrc'>

/** Fetches the picture of a product in the size of its page, once, so that it is there when its card opens into it. */
export const fetchPlate = (image: ProductImage, card: Card) => {
  const format = /\.(avif|webp)$/.exec(card.currentSrc)?.[1]
  // Which format this browser takes is known once the card has chosen its own.
  if (!format || fetched.has(image.url)) return
  fetched.add(image.url)
  const plate = new Image()
  plate.sizes = plateSizes
  plate.srcset = pictureSources(image, format === 'avif' ? 'avif' : 'webp')
}
