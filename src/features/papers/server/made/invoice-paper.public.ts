import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { InvoiceRow } from '../invoices/invoices.table.ts'
import { printPaper } from '../printing/print-paper.public.ts'
import { madeOnce } from './made-once.ts'
import { invoicePapers } from './papers.table.ts'

type OfInvoice = Pick<InvoiceRow, 'id' | 'number' | 'series' | 'content'>

/** The file names are in French, as the papers themselves. */
const names = { F: 'Facture', A: 'Avoir' } as const

/** An invoice or a credit note as a file. */
export const invoicePaper = async (
  ctx: Pick<Context, 'db' | 'clock' | 'write' | 'printer'>,
  { id, number, series, content }: OfInvoice,
) => ({
  fileName: `${names[series]} ${number}.pdf`,
  bytes: await madeOnce(ctx, {
    find: async (db) => {
      const [row] = await db
        .select({ pdf: invoicePapers.pdf })
        .from(invoicePapers)
        .where(eq(invoicePapers.invoiceId, id))
      return row?.pdf
    },
    render: () => printPaper(ctx.printer, { invoice: content }),
    keep: (db, made) =>
      db
        .insert(invoicePapers)
        .values({ invoiceId: id, ...made })
        .onConflictDoNothing(),
  }),
})
