import { writeText } from '../../../../../platform/paper/flow.ts'
import type { Paper } from '../../../../../platform/paper/paper.ts'
import { styles } from '../../../../../platform/paper/style.ts'
import type { InvoiceContent } from '../../../invoice-content.ts'
import type { PrintedParty, Wording } from '../../../printed-parties.ts'
import { invoiceWords as words } from '../invoice-words.ts'

/** A buyer with only the name of a company is a company, too (§11.11). */
const isCompany = ({ company, siren }: PrintedParty) => Boolean(company || siren)

/** The notes that the law requires beside the amounts. */
const notesOf = (content: InvoiceContent): readonly Wording[] => {
  const regime = words.regimes[content.vatRegime]
  return [
    ...(content.kind === 'credit-note' ? [reasonOf(content.refersTo.reason)] : []),
    ...(regime ? [regime] : []),
    ...(content.kind === 'invoice' && content.paidOn ? [words.settled] : []),
    ...(content.kind === 'invoice' && isCompany(content.buyer) ? [words.latePayment] : []),
    words.currency,
  ]
}

const reasonOf = ({ fr, en }: Wording): Wording => ({
  fr: `${words.reason.fr}\u00a0: ${fr}`,
  ...(en && { en: `${words.reason.en}: ${en}` }),
})

/** The notes below the totals, also in English for customers who read it. */
export const writeInvoiceNotes = (paper: Paper, content: InvoiceContent) => {
  const notes = notesOf(content)
  for (const { fr } of notes) writeText(paper, { text: fr, style: styles.small })
  if (content.language !== 'en') return
  paper.y += 3
  for (const { fr, en } of [...notes, words.prevails])
    writeText(paper, { text: en ?? fr, style: styles.label, lang: 'en' })
}
