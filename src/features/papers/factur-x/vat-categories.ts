import type { InvoiceContent } from '../invoice-content.ts'

/** The codes of UNTDID 5305 that the house's sales have. */
export type VatCategory = 'S' | 'Z' | 'G'

interface Exemption {
  readonly reason: string
  /** Of the list VATEX. */
  readonly code: string
}

export const exemptions: Readonly<Partial<Record<VatCategory, Exemption>>> = {
  G: { reason: 'Exonération de TVA, article 262 I du CGI', code: 'VATEX-EU-G' },
}

/** The category of a rate: taxed, taxed at nothing, or exempt because the parcel leaves the Union. */
export const vatCategoryOf = (
  { vatRegime }: Pick<InvoiceContent, 'vatRegime'>,
  rateBasisPoints: number,
): VatCategory => {
  if (rateBasisPoints > 0) return 'S'
  return vatRegime === 'export' ? 'G' : 'Z'
}
