import { type DocumentName, documentNames } from './document-names.ts'

/** The texts of which the house may write versions of its own; the guarantees only explain the law. */
export const legalTextNames = documentNames.filter(
  (name): name is Exclude<DocumentName, 'garanties'> => name !== 'garanties',
)

export type LegalTextName = (typeof legalTextNames)[number]

export const legalTextLength = 80_000

export const mostVersionsPlanned = 12
