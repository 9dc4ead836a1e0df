import type { ProductColumn } from '../../product-columns.ts'
import type { KeptProduct } from '../kept-products.ts'

export interface SeatFault {
  readonly fault: 'unknownProduct' | 'twice' | 'skuTaken'
  readonly column: ProductColumn
  readonly values?: Readonly<Record<string, number>>
}

interface NamedLine {
  readonly line: number
  readonly id: string
  readonly sku: string
}

/** Which product each line is about, and which references are taken. */
export class Seats {
  readonly #byId: ReadonlyMap<string, KeptProduct>
  readonly #bySku: ReadonlyMap<string, KeptProduct>
  readonly #lines = new Map<string, number>()
  readonly #skus = new Map<string, number>()

  constructor(known: readonly KeptProduct[]) {
    this.#byId = new Map(known.map((product) => [product.id, product]))
    this.#bySku = new Map(known.flatMap((product) => (product.rows.sku ? [[product.rows.sku, product]] : [])))
  }

  /** The product of a line: the one with its id, else the one with its reference, else a new one. */
  take({ line, id, sku }: NamedLine): SeatFault | { readonly kept: KeptProduct | undefined } {
    const kept = id === '' ? this.#bySku.get(sku) : this.#byId.get(id)
    if (id !== '' && !kept) return { fault: 'unknownProduct', column: 'id' }
    if (!kept) return { kept }
    const before = this.#lines.get(kept.id)
    if (before !== undefined)
      return { fault: 'twice', column: id === '' ? 'sku' : 'id', values: { line: before } }
    this.#lines.set(kept.id, line)
    return { kept }
  }

  takeSku({
    line,
    sku,
    id,
  }: {
    readonly line: number
    readonly sku: string
    readonly id: string | undefined
  }) {
    if (sku === '') return undefined
    const before = this.#skus.get(sku)
    if (before !== undefined) return { fault: 'twice', column: 'sku', values: { line: before } } as const
    const owner = this.#bySku.get(sku)
    if (owner && owner.id !== id) return { fault: 'skuTaken', column: 'sku' } as const
    this.#skus.set(sku, line)
    return undefined
  }
}
