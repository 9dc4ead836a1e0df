import { pictureSources } from '../../../ui/picture-sources.ts'
import type { ProductImage } from '../product.schema.ts'
import { plateSizes } from './gallery-sizes.ts'

/** A pointer that crosses a list is on each card for less; one that is about to press stays longer. */
const intentMs = 120

const fetched = new Set<string>()

/** What the device asked of every site: to send no more than is looked at. Not every browser tells. */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

type Card = Pick<HTMLImageElement, 'currentSrc'>

const fetchOnce = (image: ProductImage, card: Card) => {
  const format = /\.(avif|webp)$/.exec(card.currentSrc)?.[1]
  // Which format this browser takes is known once the card has chosen its own.
  if (!format || fetched.has(image.url)) return
  fetched.add(image.url)
  const plate = new Image()
  plate.sizes = plateSizes
  plate.srcset = pictureSources(image, format === 'avif' ? 'avif' : 'webp')
}

/**
 * Fetches the picture of a piece in the size of its page, so that it is there when its card opens into it: once, and
 * unless the answer is called first, when the card is left.
 */
export const fetchPlate = (image: ProductImage, card: Card) => {
  if (savesData()) return () => {}
  const timer = setTimeout(() => fetchOnce(image, card), intentMs)
  return () => clearTimeout(timer)
}
