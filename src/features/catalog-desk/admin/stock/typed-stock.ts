import { numberIn } from '../../../../ui/admin/typed-number.ts'
import type { ListedProduct } from '../../product-list.contract.ts'
import { isCount } from '../typed-count.ts'

type Product = Pick<ListedProduct, '_id' | 'version' | 'variants'>

/** What is typed into the sheet, by product and size; what is not in it is as it was read. */
export type TypedStock = ReadonlyMap<string, ReadonlyMap<string, string>>

export const sizeKey = (size: string | null) => size ?? ''

export const typedOf = (typed: TypedStock, { _id }: Product, { size, stock }: Product['variants'][number]) =>
  typed.get(_id)?.get(sizeKey(size)) ?? String(stock)

export const isFaulty = (text: string) => !isCount(text)

interface Cell {
  readonly id: string
  readonly size: string | null
  readonly text: string
}

/** The sheet after something was typed; a number that is again what was read is no change. */
export const withTyped = (
  typed: TypedStock,
  products: readonly Product[],
  cells: readonly Cell[],
): TypedStock => {
  const after = new Map([...typed].map(([id, sizes]) => [id, new Map(sizes)]))
  for (const { id, size, text } of cells) {
    const variant = products
      .find(({ _id }) => _id === id)
      ?.variants.find((each) => sizeKey(each.size) === sizeKey(size))
    if (!variant) continue
    const sizes = after.get(id) ?? new Map<string, string>()
    if (isCount(text) && numberIn(text) === variant.stock) sizes.delete(sizeKey(size))
    else sizes.set(sizeKey(size), text.trim())
    if (sizes.size > 0) after.set(id, sizes)
    else after.delete(id)
  }
  return after
}

interface Pasted {
  readonly products: readonly Product[]
  readonly id: string
  readonly size: string | null
  readonly text: string
}

/** The cells that cells of a spreadsheet fall into, from the one in which they are pasted: rows down, sizes across. */
export const cellsOfPasted = ({ products, id, size, text }: Pasted): readonly Cell[] => {
  const top = products.findIndex(({ _id }) => _id === id)
  const left = products[top]?.variants.findIndex((each) => each.size === size) ?? 0
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .flatMap((line, down) =>
      line.split('\t').flatMap((cell, across) => {
        const product = products[top + down]
        const variant = product?.variants[left + across]
        return product && variant ? [{ id: product._id, size: variant.size, text: cell.trim() }] : []
      }),
    )
}

/** What is to be saved: the changed sizes of each product, with the version that was read. */
export const changesOf = (typed: TypedStock, products: readonly Product[]) =>
  products.flatMap(({ _id: id, version, variants }) => {
    const stocks = variants.flatMap(({ size }) => {
      const text = typed.get(id)?.get(sizeKey(size))
      return text === undefined ? [] : [{ size, stock: numberIn(text) }]
    })
    return stocks.length > 0 ? [{ id, version, stocks }] : []
  })
