import type { ContractContent } from '../../contract-content.ts'
import type { InvoiceContent } from '../../invoice-content.ts'

/** The content from which a paper is printed: plain data that can be sent to another thread. */
export type Manuscript = { readonly invoice: InvoiceContent } | { readonly contract: ContractContent }
