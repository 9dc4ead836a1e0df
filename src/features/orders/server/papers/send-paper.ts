import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Attachment } from '../../../../platform/mail/queue-mail.ts'
import type { FileAnswer } from '../../../../shared/api/file-answer.ts'
import { invoices } from '../../../papers/server/invoices/invoices.table.ts'
import { contractPaper } from '../../../papers/server/made/contract-paper.public.ts'
import { invoicePaper } from '../../../papers/server/made/invoice-paper.public.ts'
import { findOrder } from '../find-order.public.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'

const attached = ({ fileName, bytes }: FileAnswer): Attachment => ({
  filename: fileName,
  contentType: 'application/pdf',
  content: bytes,
})

/**
 * Makes the PDF of an invoice or a credit note and mails it to the customer, once; the contract is attached to the mail
 * with the invoice.
 */
export const sendPaper = async (ctx: Context, invoiceId: string) => {
  const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!invoice) throw new Error('A paper is to be made of an invoice that is not there')
  const order = await findOrder(ctx.db, { id: invoice.subjectId })
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
