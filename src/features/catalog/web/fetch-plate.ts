import { pictureSources } from '../../../ui/picture-sources.ts'
import type { ProductImage } from '../product.schema.ts'
import { plateSizes } from './gallery-sizes.ts'

/**
 * Fetches the picture of a piece in the size of its page, so that it is there when its card opens into it. The format is
 * the one that the browser chose for the card.
 */
export const fetchPlate = (image: ProductImage, card: HTMLImageElement | null | undefined) => {
  const plate = new Image()
  plate.sizes = plateSizes
  plate.srcset = pictureSources(image, card?.currentSrc.endsWith('.avif') ? 'avif' : 'webp')
}
