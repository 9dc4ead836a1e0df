import { defaultLanguage } from '../../../shared/i18n/languages.ts'
import type { DocumentName } from '../document-names.ts'
import type { TextBlock } from '../text-block.ts'
import { fillIn } from './documents/fill-in.ts'
import { readHouseFile } from './documents/house-files.ts'
import { type LegalFacts, legalFacts } from './documents/legal-facts.ts'
import { readDocument } from './documents/read-document.ts'
import { textBlocks } from './documents/text-blocks.ts'

/** The version of a text that is in force, as whoever accepts it keeps it. */
export const currentVersionOf = (name: DocumentName): string => {
  const { version } = readDocument(name, defaultLanguage)
  if (version === undefined) throw new Error(`« ${name} » has no versions`)
  return version
}

/** A text with the house's own facts in it, in blocks, to be printed. */
export const printedText = (name: DocumentName, facts: LegalFacts): readonly TextBlock[] => {
  const known = legalFacts(facts)
  return textBlocks(readHouseFile(name, facts.lng), facts.lng).map((block) => ({
    ...block,
    text: fillIn(block.text, known),
  }))
}
