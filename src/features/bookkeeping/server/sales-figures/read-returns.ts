import type { Context } from '../../../../platform/context/context.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { reasonOf, refundReasons } from '../../../papers/refund-reasons.ts'
import type { ReturnRow } from '../../sales-figures/sales-figures.contract.ts'
import { type Period, requirePeriod } from '../period.ts'
import { findReturns } from './figures.repository.ts'
import { nameOfRow, rowsBehind } from './read-figures.ts'

interface ReturnsInput extends Period {
  readonly after?: string | undefined
}

/** What was credited in a period, by product, size and reason. */
export const readReturns = async (
  { db, lng }: Pick<Context, 'db' | 'lng'>,
  { after, ...period }: ReturnsInput,
) => {
  requirePeriod(period)
  const found = await findReturns(db, period)
  const rows = found.map((row): ReturnRow => {
    const { part, product_id: product, size, name_fr: nameFr, name_en: nameEn, quantity } = row
    const reason = refundReasons.find((known) => known === row.reason) ?? 'outside'
    const wording = reasonOf(reason)
    const [baseCents, vatCents] = [Number(row.base_cents), Number(row.vat_cents)]
    return {
      _id: [part, product, size, row.reason].join('.'),
      part,
      product,
      name: nameOfRow({ part, key: product, nameFr, nameEn }, 'product', lng),
      size: size ?? '',
      reason,
      why: (lng === 'en' && wording.en) || wording.fr,
      quantity,
      base: eurosOfCents(baseCents),
      vat: eurosOfCents(vatCents),
      total: eurosOfCents(baseCents + vatCents),
    }
  })
  const totalCents = found.reduce((sum, row) => sum + Number(row.base_cents) + Number(row.vat_cents), 0)
  return { success: true as const, rows: rowsBehind(rows, after), total: eurosOfCents(totalCents) }
}
