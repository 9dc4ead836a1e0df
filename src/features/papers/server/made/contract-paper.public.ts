import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { printedText } from '../../../documents/server/documents.public.ts'
import { readDelivery } from '../../../settings/server/delivery.public.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { readSeller } from '../../../settings/server/seller.public.ts'
import { contractOfOrder } from '../../contract-of-order.ts'
import type { OrderContract } from '../../order-contract.ts'
import { printPaper } from '../printing/print-paper.public.ts'
import { madeOnce } from './made-once.ts'
import { contractPapers } from './papers.table.ts'

type InPrint = Pick<Context, 'db' | 'clock' | 'write' | 'publicUrl' | 'printer'>

interface Contracted {
  /** The id of the order, not of the paper. */
  readonly id: string
  readonly number: string
  readonly contract: OrderContract
  readonly paidAt: Date | null
}

/**
 * The contract of an order as a file, with the terms under which the order was placed, even if others are in force now.
 */
export const contractPaper = async (ctx: InPrint, { id, number, contract, paidAt }: Contracted) => ({
  fileName: `Contrat ${number}.pdf`,
  bytes: await madeOnce(ctx, {
    find: async (db) => {
      const [row] = await db
        .select({ pdf: contractPapers.pdf })
        .from(contractPapers)
        .where(eq(contractPapers.subjectId, id))
      return row?.pdf
    },
    render: () => print(ctx, contract, paidAt?.toISOString() ?? contract.placedAt),
    keep: (db, made) =>
      db
        .insert(contractPapers)
        .values({ purpose: 'order', subjectId: id, ...made })
        .onConflictDoNothing(),
  }),
})

const print = async (ctx: InPrint, contract: OrderContract, concludedAt: string) => {
  const { language, seller, terms } = contract
  const facts = {
    // The contract of an older order lacks fields that were added since; the current records fill them in.
    seller: { ...(await readSeller(ctx.db)), ...seller },
    house: { ...(await readHouse(ctx.db)), ...contract.house },
    delivery: contract.delivery ?? (await readDelivery(ctx.db)),
    publicUrl: ctx.publicUrl,
    version: terms.version,
  }
  const termsText = {
    fr: await printedText(ctx.db, 'cgv', { ...facts, lng: 'fr' }),
    ...(language === 'en' && { en: await printedText(ctx.db, 'cgv', { ...facts, lng: 'en' }) }),
  }
  const withdrawalUrl = `${ctx.publicUrl}${localizedPath(pathTo('withdrawal'), language)}`
  return printPaper(ctx.printer, {
    contract: contractOfOrder(contract, { concludedAt, termsText, withdrawalUrl }),
  })
}
