import type { ContractContent } from '../../contract-content.ts'
import type { DaySheet } from '../../day-sheet.ts'
import type { InvoiceContent } from '../../invoice-content.ts'
import type { PackingSlip } from '../../packing-slip.ts'
import type { QuotePaper } from '../../quote-paper.ts'
import type { WorkSheet } from '../../work-sheet.ts'

/** The content from which a paper is printed: plain data that can be sent to another thread. */
export type Manuscript =
  | { readonly invoice: InvoiceContent }
  | { readonly day: DaySheet }
  | { readonly contract: ContractContent }
  | { readonly quote: QuotePaper }
  | { readonly work: WorkSheet }
  | { readonly slips: readonly PackingSlip[]; readonly printedAt: string }
