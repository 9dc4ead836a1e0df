import { eurosOfCents } from '../../../shared/money.ts'
import { sizes } from '../../catalog/catalog.limits.ts'
import { unknownMaterial } from '../../catalog/product.limits.ts'
import type { EditedRows } from '../../catalog-desk/server/writing/edited-rows.public.ts'
import { linesOfCut } from '../../garments/cut.ts'
import { cutOfLines, measuresOfLines } from '../../garments/garment-lines.ts'
import { linesOfMeasures } from '../../garments/garment-measures.ts'
import { girthNames } from '../../sizing/size-table.ts'
import { type ProductColumn, productColumns, sizeOfColumn } from '../product-columns.ts'

export type Cell = string | number | boolean | readonly string[] | null

/** What a file says of a product itself. */
export type WrittenColumn = Exclude<ProductColumn, 'id' | 'state' | 'pictures'>

export type ProductCells = Readonly<Record<WrittenColumn, Cell>>

export const isWritten = (column: ProductColumn | null): column is WrittenColumn =>
  column !== null && column !== 'id' && column !== 'state' && column !== 'pictures'

const writtenColumns = productColumns.filter(isWritten)

/** A product as a file tells it. */
export const cellsOf = (rows: EditedRows): ProductCells => {
  const stockOf = (size: string) => rows.variants.find((variant) => variant.size === size)?.stock ?? null
  return {
    sku: rows.sku,
    name: rows.nameFr,
    nameEn: rows.nameEn ?? '',
    category: rows.categoryId ?? '',
    price: eurosOfCents(rows.priceCents),
    description: rows.descriptionFr,
    descriptionEn: rows.descriptionEn ?? '',
    composition: rows.compositionFr,
    compositionEn: rows.compositionEn ?? '',
    care: rows.careFr ?? '',
    careEn: rows.careEn ?? '',
    material: rows.material,
    colorName: rows.colorFr ?? '',
    colorNameEn: rows.colorEn ?? '',
    colorHex: rows.colorHex ?? '',
    tags: rows.tagsFr,
    tagsEn: rows.tagsEn,
    customizable: rows.customizable,
    featured: rows.featured,
    animalParts: rows.animalParts,
    fittedAt: rows.fittedAt,
    cut: linesOfCut(rows.cut),
    measures: linesOfMeasures(rows.measures),
    lowStock: rows.lowStock,
    stock: stockOf(''),
    ...stocksOf(stockOf),
  }
}

const stocksOf = (stockOf: (size: string) => number | null) =>
  Object.fromEntries(sizes.map((size) => [`stock ${size}`, stockOf(size)])) as Readonly<
    Record<Extract<WrittenColumn, `stock ${string}`>, number | null>
  >

/** A product of which nothing is written yet. */
export const blankCells: ProductCells = {
  ...cellsOf({
    sku: '',
    categoryId: '',
    nameFr: '',
    nameEn: null,
    descriptionFr: '',
    descriptionEn: null,
    compositionFr: '',
    compositionEn: null,
    careFr: null,
    careEn: null,
    tagsFr: [],
    tagsEn: [],
    material: unknownMaterial,
    colorFr: null,
    colorEn: null,
    colorHex: null,
    customizable: false,
    featured: false,
    animalParts: false,
    fittedAt: [...girthNames],
    cut: {},
    measures: [],
    priceCents: 0,
    lowStock: null,
    variants: [],
  }),
  price: null,
}

/** The sizes that have a stock, each with its column. */
const stockedColumns = (cells: ProductCells) =>
  writtenColumns.filter(
    (column) => (column === 'stock' || sizeOfColumn(column) !== undefined) && cells[column] !== null,
  )

const emptyAsAbsent = (cell: Cell) =>
  cell === '' || (Array.isArray(cell) && cell.length === 0) ? undefined : cell

const linesIn = (cell: Cell) => (Array.isArray(cell) ? (cell as readonly string[]) : [])

/** Cells as an editor would send them. */
export const inputOfCells = (cells: ProductCells) => ({
  name: cells.name,
  description: cells.description,
  price: cells.price ?? undefined,
  featured: cells.featured,
  category: cells.category,
  sku: cells.sku,
  attributes: {
    material: emptyAsAbsent(cells.material) ?? unknownMaterial,
    customizable: cells.customizable,
    tags: cells.tags,
    composition: cells.composition,
    care: cells.care,
    color:
      cells.colorName === '' && cells.colorHex === '' ? null : { name: cells.colorName, hex: cells.colorHex },
    animalParts: cells.animalParts,
    fittedAt: emptyAsAbsent(cells.fittedAt),
  },
  garment: { cut: cutOfLines(linesIn(cells.cut)), measures: measuresOfLines(linesIn(cells.measures)) },
  variants: stockedColumns(cells).map((column) => ({
    size: sizeOfColumn(column) ?? null,
    stock: cells[column],
  })),
  lowStock: cells.lowStock,
  en: {
    name: cells.nameEn,
    description: cells.descriptionEn,
    composition: cells.compositionEn,
    care: cells.careEn,
    tags: cells.tagsEn,
    colorName: cells.colorNameEn,
  },
  version: 1,
})

/** Where an editor sends the content of each column. */
const columnOfPath = new Map<string, WrittenColumn>([
  ...(['name', 'description', 'price', 'featured', 'category', 'sku', 'lowStock'] as const).map(
    (column) => [column, column] as const,
  ),
  ...(['material', 'customizable', 'tags', 'composition', 'care', 'animalParts', 'fittedAt'] as const).map(
    (column) => [`attributes.${column}`, column] as const,
  ),
  ['attributes.color.name', 'colorName'],
  ['attributes.color.hex', 'colorHex'],
  ['en.name', 'nameEn'],
  ['en.description', 'descriptionEn'],
  ['en.composition', 'compositionEn'],
  ['en.care', 'careEn'],
  ['en.tags', 'tagsEn'],
  ['en.colorName', 'colorNameEn'],
])

/** The column of a field that was refused; null where it is none of one column. */
export const columnOfField = (field: string, cells: ProductCells): WrittenColumn | null => {
  const [first, place] = field.split('.')
  // Without any size it is the stock that is missing.
  if (field === 'variants') return 'stock'
  if (first === 'variants') return stockedColumns(cells)[Number(place)] ?? null
  if (first === 'garment') return place === 'cut' ? 'cut' : 'measures'
  return columnOfPath.get(field.replace(/\.\d+$/, '')) ?? null
}
