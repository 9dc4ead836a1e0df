import type { Language } from '../../shared/i18n/languages.ts'
import { simpleForm } from '../../shared/text/simple-form.ts'
import { madeToMeasure, type Size, sizes } from '../catalog/catalog.limits.ts'

/** The column of the stock of a size. */
export type StockColumn = `stock ${Size}`

const stockColumns = sizes.map((size): StockColumn => `stock ${size}`)

/** What a file says of a product, in the order of its columns. */
export const productColumns = [
  'id',
  'sku',
  'name',
  'nameEn',
  'category',
  'price',
  'state',
  'description',
  'descriptionEn',
  'composition',
  'compositionEn',
  'care',
  'careEn',
  'material',
  'colorName',
  'colorNameEn',
  'colorHex',
  'tags',
  'tagsEn',
  'customizable',
  'featured',
  'animalParts',
  'fittedAt',
  'cut',
  'measures',
  'lowStock',
  'stock',
  ...stockColumns,
  'pictures',
] as const

export type ProductColumn = (typeof productColumns)[number]

const fr: Readonly<Record<Exclude<ProductColumn, StockColumn>, string>> = {
  id: 'Identifiant',
  sku: 'Référence',
  name: 'Nom',
  nameEn: 'Nom anglais',
  category: 'Catégorie',
  price: 'Prix',
  state: 'État',
  description: 'Texte',
  descriptionEn: 'Texte anglais',
  composition: 'Composition',
  compositionEn: 'Composition anglaise',
  care: 'Entretien',
  careEn: 'Entretien anglais',
  material: 'Matière',
  colorName: 'Couleur',
  colorNameEn: 'Couleur anglaise',
  colorHex: 'Teinte',
  tags: 'Mots',
  tagsEn: 'Mots anglais',
  customizable: 'Personnalisable',
  featured: 'En vedette',
  animalParts: 'Parties d’origine animale',
  fittedAt: 'Près du corps',
  cut: 'Coupe',
  measures: 'Mesures du vêtement',
  lowStock: 'Seuil de stock',
  stock: 'Stock sans taille',
  pictures: 'Photographies',
}

const en: typeof fr = {
  id: 'Id',
  sku: 'Reference',
  name: 'Name',
  nameEn: 'English name',
  category: 'Category',
  price: 'Price',
  state: 'State',
  description: 'Text',
  descriptionEn: 'English text',
  composition: 'Composition',
  compositionEn: 'English composition',
  care: 'Care',
  careEn: 'English care',
  material: 'Cloth',
  colorName: 'Colour',
  colorNameEn: 'English colour',
  colorHex: 'Shade',
  tags: 'Tags',
  tagsEn: 'English tags',
  customizable: 'Customizable',
  featured: 'Featured',
  animalParts: 'Parts of animal origin',
  fittedAt: 'Close to the body',
  cut: 'Cut',
  measures: 'Garment measures',
  lowStock: 'Stock threshold',
  stock: 'Stock without sizes',
  pictures: 'Pictures',
}

const headings = { fr, en }

const madeToMeasureIn = { fr: 'sur mesure', en: 'made to measure' } as const

/** The size of whose stock a column tells. */
export const sizeOfColumn = (column: ProductColumn) => sizes.find((size) => `stock ${size}` === column)

/** The heading of a column, for a reader. */
export const headingOf = (column: ProductColumn, lng: Language) => {
  const size = sizeOfColumn(column)
  if (size !== undefined) return `Stock ${size === madeToMeasure ? madeToMeasureIn[lng] : size}`
  return headings[lng][column as Exclude<ProductColumn, StockColumn>]
}

/** Other words that spreadsheets use for a column. */
const otherWords: Readonly<Partial<Record<ProductColumn, readonly string[]>>> = {
  sku: ['sku', 'ref'],
  name: ['titre', 'produit', 'title', 'product'],
  nameEn: ['nom en', 'name en', 'title en'],
  description: ['description'],
  descriptionEn: ['description anglaise', 'english description', 'description en'],
  colorName: ['color'],
  colorHex: ['hex', 'code couleur'],
  tags: ['étiquettes', 'mots-clés'],
  material: ['matériau', 'tissu', 'material'],
  price: ['prix ttc', 'prix de vente', 'prix €'],
  pictures: ['photos', 'images'],
}

const plain = (heading: string) =>
  simpleForm(heading)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const columnsByHeading = new Map(
  productColumns.flatMap((column) =>
    [column, headingOf(column, 'fr'), headingOf(column, 'en'), ...(otherWords[column] ?? [])].map(
      (heading) => [plain(heading), column] as const,
    ),
  ),
)

/** The column that a heading means, in either language; undefined where it means none. */
export const columnOfHeading = (heading: string) => columnsByHeading.get(plain(heading))

/** The columns that the headings of a file mean, each once: the first heading has it. */
export const matchedColumns = (fileHeadings: readonly string[]): readonly (ProductColumn | undefined)[] => {
  const taken = new Set<ProductColumn>()
  return fileHeadings.map((heading) => {
    const column = columnOfHeading(heading)
    if (column === undefined || taken.has(column)) return undefined
    taken.add(column)
    return column
  })
}
