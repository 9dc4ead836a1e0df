import type { Board } from '../../../src/features/gallery/gallery.limits.ts'
import { frenchTypography } from '../../../src/shared/typography.ts'
import { readDemoData } from '../demo-data.ts'
import { demoId } from '../demo-product.ts'
import type { Sheet } from '../sheet.ts'
import type { DemoItem } from './demo-item.ts'
import { inspiration } from './inspiration.ts'
import { lookBook } from './look-book.ts'

/** An item as it hangs: on its board, under a name by which a job finds it again. */
export interface HungItem extends DemoItem {
  readonly name: string
  readonly board: Board
}

const nameOf = ({ drawn }: DemoItem) =>
  'plate' in drawn ? drawn.plate : `${drawn.product}-${drawn.view}`.toLowerCase()

/** What hangs in the demo house, board by board in its order. */
export const demoGallery: readonly HungItem[] = [
  ...lookBook.map((item) => ({ ...item, name: nameOf(item), board: 'lookbook' as const })),
  ...inspiration.map((item) => ({ ...item, name: nameOf(item), board: 'inspiration' as const })),
]

export const demoItemId = ({ name }: Pick<HungItem, 'name'>) => demoId(`gallery ${name}`)

/** The sheet that an item waits for. */
export const sheetOf = ({ drawn }: DemoItem): Sheet =>
  'plate' in drawn ? drawn : { piece: demoPieceOf(drawn.product), view: drawn.view }

const demoPieceOf = (reference: string) => {
  const piece = readDemoData().pieces.find(({ sku }) => sku === reference)
  if (!piece) throw new Error(`The catalogue has no product ${reference}`)
  return piece
}

export const productIdsOf = ({ products }: DemoItem) =>
  products.map((reference) => demoId(demoPieceOf(reference).id))

const credits = { fr: 'Croquis : atelier de la maison', en: 'Sketch: atelier of the house' }

/** The words of an item as the house would enter them. */
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
