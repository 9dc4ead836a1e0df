import type { ContractContent } from '../../contract-content.ts'
import type { InvoiceContent } from '../../invoice-content.ts'

/** What a paper is printed from: plain data, which can be sent to another thread. */
export type Manuscript = { readonly invoice: InvoiceContent } | { readonly contract: ContractContent }
