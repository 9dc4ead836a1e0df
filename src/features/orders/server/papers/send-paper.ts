import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Attachment } from '../../../../platform/mail/queue-mail.ts'
import type { FileAnswer } from '../../../../shared/api/file-answer.ts'
import { invoices } from '../invoices/invoices.table.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { findOrder } from '../orders.repository.ts'
import { contractPaper } from './contract-paper.ts'
import { invoicePaper } from './invoice-paper.ts'

const attached = ({ fileName, bytes }: FileAnswer): Attachment => ({
  filename: fileName,
  contentType: 'application/pdf',
  content: bytes,
})

/** Makes the paper of an invoice or a credit note and sends it to the buyer, once; with her invoice comes her contract. */
export const sendPaper = async (ctx: Context, invoiceId: string) => {
  const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!invoice) throw new Error('A paper is to be made of an invoice that is not there')
  const order = await findOrder(ctx.db, { id: invoice.orderId })
  const isInvoice = invoice.series === 'F'
  const files = [await invoicePaper(ctx, invoice), ...(isInvoice ? [await contractPaper(ctx, order)] : [])]
  const { id, number } = invoice
  await ctx.write(({ db }) =>
    queueOrderMail(ctx, db, {
      order,
      kind: isInvoice ? 'invoice' : 'creditNote',
      paper: { id, number, attachments: files.map(attached) },
    }),
  )
}
