import { pictureSources } from '../../../../ui/pictures/picture-sources.ts'
import type { ProductImage } from '../../product.schema.ts'
import { plateSizes } from '../gallery-sizes.ts'

const fetched = new Set<string>()

type Card = Pick<HTMLImageElement, 'currentSrc'>

/**
 * Fetches the picture of a product once, in the size of its page, so that it is loaded
 * when the card opens into the page.
 */
export const fetchPlate = (image: ProductImage, card: Card) => {
  const format = /\.(avif|webp)$/.exec(card.currentSrc)?.[1]
  // The format that this browser supports is known only after the card has chosen its own picture.
  if (!format || fetched.has(image.url)) return
  fetched.add(image.url)
  const plate = new Image()
  plate.sizes = plateSizes
  plate.srcset = pictureSources(image, format === 'avif' ? 'avif' : 'webp')
}
