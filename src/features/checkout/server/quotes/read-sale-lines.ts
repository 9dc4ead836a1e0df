import type { Db } from '../../../../platform/db/database.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { findProductsForSale, type ProductForSale } from '../../../stock/server/products-for-sale.public.ts'
import type { SaleLine, WantedLine } from '../../pricing/sale-line.ts'

interface SaleLinesInput {
  readonly lines: readonly WantedLine[]
  readonly accountId: string | undefined
}

/**
 * The lines with the current data of their products, in the given order; a product that no longer exists has 0
 * available.
 */
export const readSaleLines = async (
  db: Db,
  { lines, accountId }: SaleLinesInput,
): Promise<readonly SaleLine[]> => {
  const ids = [...new Set(lines.map(({ productId }) => productId.toLowerCase()).filter(isProductId))]
  const products = await findProductsForSale(db, { ids, accountId })
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.map((line) => {
    const product = byId.get(line.productId.toLowerCase())
    return product ? soldLine(line, product) : goneLine(line)
  })
}

const soldLine = (line: WantedLine, product: ProductForSale): SaleLine => {
  const { id, priceCents, sizes, ...shown } = product
  const wanted = sizes.find(({ size }) => size === line.size)
  return {
    ...line,
    ...shown,
    productId: id,
    unitCents: priceCents,
    available: wanted ? wanted.stock + Number(wanted.held) : 0,
  }
}

const goneLine = (line: WantedLine): SaleLine => ({
  ...line,
  sku: '',
  categoryId: '',
  nameFr: '',
  nameEn: null,
  compositionFr: '',
  compositionEn: null,
  image: null,
  unitCents: 0,
  available: 0,
})
