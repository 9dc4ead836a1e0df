import type { Board } from '../../../src/features/gallery/gallery.limits.ts'
import { frenchTypography } from '../../../src/shared/text/typography.ts'
import { readDemoData } from '../products/demo-data.ts'
import { demoId } from '../products/demo-product.ts'
import type { DemoItem } from './demo-item.ts'
import { inspiration } from './inspiration.ts'
import { lookBook } from './look-book.ts'

/** An item of the gallery on its board, with a name of its own. */
export interface HungItem extends DemoItem {
  readonly name: string
  readonly board: Board
}

const nameOf = ({ drawn }: DemoItem) =>
  'plate' in drawn ? drawn.plate : `${drawn.product}-${drawn.view}`.toLowerCase()

/** The items of the demo's gallery, board by board, in the order of each board. */
export const demoGallery: readonly HungItem[] = [
  ...lookBook.map((item) => ({ ...item, name: nameOf(item), board: 'lookbook' as const })),
  ...inspiration.map((item) => ({ ...item, name: nameOf(item), board: 'inspiration' as const })),
]

export const demoItemId = ({ name }: Pick<HungItem, 'name'>) => demoId(`gallery ${name}`)

const demoProductOf = (reference: string) => {
  const product = readDemoData().products.find(({ sku }) => sku === reference)
  if (!product) throw new Error(`The catalogue has no product ${reference}`)
  return product
}

export const productIdsOf = ({ products }: DemoItem) =>
  products.map((reference) => demoId(demoProductOf(reference).id))

const credits = { fr: 'Croquis : atelier de la maison', en: 'Sketch: atelier of the house' }

/** The texts of an item as an admin would enter them. */
export const wordsOf = ({ fr, en }: DemoItem) => ({
  titleFr: frenchTypography(fr.title),
  textFr: frenchTypography(fr.text),
  altFr: frenchTypography(fr.alt),
  creditsFr: frenchTypography(credits.fr),
  titleEn: en.title,
  textEn: en.text,
  altEn: en.alt,
  creditsEn: credits.en,
})
