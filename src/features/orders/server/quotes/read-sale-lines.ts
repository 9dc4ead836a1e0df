import type { Db } from '../../../../platform/db/database.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { findPiecesForSale, type PieceForSale } from '../../../catalog/server/stock/pieces-for-sale.public.ts'
import type { SaleLine, WantedLine } from '../../sale-line.ts'

interface Wanted {
  readonly lines: readonly WantedLine[]
  readonly accountId: string | undefined
}

/** Lines as they would be sold now, in their order; a piece that is gone leaves a line that nothing is available of. */
export const readSaleLines = async (db: Db, { lines, accountId }: Wanted): Promise<readonly SaleLine[]> => {
  const ids = [...new Set(lines.map(({ productId }) => productId.toLowerCase()).filter(isProductId))]
  const pieces = await findPiecesForSale(db, { ids, accountId })
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  return lines.map((line) => {
    const piece = byId.get(line.productId.toLowerCase())
    return piece ? soldLine(line, piece) : goneLine(line)
  })
}

const soldLine = (line: WantedLine, piece: PieceForSale): SaleLine => {
  const { id, priceCents, sizes, ...shown } = piece
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
