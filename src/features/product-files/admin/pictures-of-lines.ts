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

const byNumber = new Intl.Collator('fr', { numeric: true })

/** What a file may be called after: its whole name, or what stands before a number or a word, the longest first. */
const namesakes = (file: string, longest: number) => {
  const name = withoutEnding(file)
  const ends = [...name.slice(0, longest + 1).matchAll(/[-_ .(]/g)].map(({ index }) => index)
  return [...ends, name.length].toReversed().map((end) => name.slice(0, end))
}

/** The files that are called like a reference, by the reference. */
const calledLike = (files: readonly string[], skus: ReadonlySet<string>) => {
  const longest = Math.max(0, ...[...skus].map(({ length }) => length))
  return Map.groupBy(files, (file) => namesakes(file, longest).find((name) => skus.has(name)))
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
  const wanted = products.map(({ line, productId }) => {
    const cells = cellsOf.get(line) ?? []
    return { productId, named: namedIn(cells[pictures] ?? ''), sku: plain((cells[skus] ?? '').trim()) }
  })
  // What a line names goes first: a shorter reference does not take it.
  const byName = wanted.map((each) => ({ ...each, files: take(each.named) }))
  const called = calledLike(
    [...left.keys()].toSorted(byNumber.compare),
    new Set(wanted.map(({ sku }) => sku).filter(Boolean)),
  )
  const matched = byName.flatMap(({ productId, sku, files: own }) =>
    [...own, ...take(called.get(sku) ?? [])].map((file) => ({ productId, file })),
  )
  return { matched, unmatched: [...left.values()] }
}
