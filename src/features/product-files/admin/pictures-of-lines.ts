import { readWords } from '../cell-values.ts'
import type { ProductColumn } from '../product-columns.ts'
import type { Table } from '../read-table.ts'

interface ImportedLine {
  readonly line: number
  readonly productId: string
}

interface NamedFile {
  readonly name: string
}

interface Matching<F> {
  readonly table: Table
  readonly columns: readonly (ProductColumn | null)[]
  readonly products: readonly ImportedLine[]
  readonly files: readonly F[]
}

const plain = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^.*[/\\]/, '')

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '')

/** The names of the pictures that a line asks for, in their order. */
const namedIn = (text: string) => readWords(text).map(plain)

/** Whether a file is called like a product: by its reference alone, or followed by a number or a word. */
const isCalledLike = (file: string, sku: string) => {
  const name = withoutEnding(file)
  return sku !== '' && (name === sku || (name.startsWith(sku) && /^[-_ .(]/.test(name.slice(sku.length))))
}

/**
 * Which files belong to which product: those that its line names, in that order, or else those that are called like its
 * reference, in the order of their names. A file belongs to one product.
 */
export const picturesOfLines = <F extends NamedFile>({ table, columns, products, files }: Matching<F>) => {
  const [pictures, skus] = [columns.indexOf('pictures'), columns.indexOf('sku')]
  const cellsOf = new Map(table.lines.map(({ line, cells }) => [line, cells]))
  const left = new Map(files.map((file) => [plain(file.name), file]))
  const take = (names: readonly string[]) =>
    names.flatMap((name) => {
      const file = left.get(name)
      left.delete(name)
      return file ? [file] : []
    })
  const inOrder = [...left.keys()].toSorted((one, other) => one.localeCompare(other, 'fr', { numeric: true }))
  const wanted = products.map(({ line, productId }) => {
    const cells = cellsOf.get(line) ?? []
    return { productId, named: namedIn(cells[pictures] ?? ''), sku: plain((cells[skus] ?? '').trim()) }
  })
  // What a line names goes first: a shorter reference does not take it.
  const byName = wanted.map((each) => ({ ...each, files: take(each.named) }))
  const bySku = byName
    .toSorted((one, other) => other.sku.length - one.sku.length)
    .map((each) => [each.productId, take(inOrder.filter((file) => isCalledLike(file, each.sku)))] as const)
  const called = new Map(bySku)
  const matched = byName.flatMap(({ productId, files: own }) =>
    [...own, ...(called.get(productId) ?? [])].map((file) => ({ productId, file })),
  )
  return { matched, unmatched: [...left.values()] }
}
