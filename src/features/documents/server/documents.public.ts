import { defaultLanguage, type Language } from '../../../shared/i18n/languages.ts'
import type { TextBlock } from '../../../shared/text/text-block.ts'
import type { DocumentName } from '../document-names.ts'
import { fillIn } from './fill-in.ts'
import { readHouseFile } from './house-files.ts'
import { type LegalFacts, legalFacts } from './legal-facts.ts'
import { readDocument } from './read-document.ts'
import { textBlocks } from './text-blocks.ts'
import { versionedFile } from './versioned-file.ts'

/** The version of a text that is in force, as an agreement to it keeps it. */
export const currentVersionOf = (name: DocumentName): string => {
  const { version } = readDocument(name, defaultLanguage)
  if (version === undefined) throw new Error(`« ${name} » has no versions`)
  return version
}

/** A version of a text with the house's own facts in it, in blocks, to be printed. */
export const printedText = (
  name: DocumentName,
  { version, ...facts }: LegalFacts & { readonly version: string },
): readonly TextBlock[] => {
  const { lng } = facts
  const known = legalFacts(facts)
  return textBlocks(versionedFile(name, { version, lng }), lng).map((block) => ({
    ...block,
    text: fillIn(block.text, known),
  }))
}

/** The text that the law words on the legal guarantee of conformity (D211-2), in blocks. */
export const legalGuaranteeText = (lng: Language): readonly TextBlock[] =>
  textBlocks(readHouseFile('garanties', lng), lng).filter(({ boxed }) => boxed)
