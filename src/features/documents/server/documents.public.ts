import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { defaultLanguage, type Language } from '../../../shared/i18n/languages.ts'
import type { TextBlock } from '../../../shared/text/text-block.ts'
import type { DocumentName } from '../document-names.ts'
import type { LegalTextName } from '../legal-texts.limits.ts'
import { fillIn } from './fill-in.ts'
import { readHouseFile } from './house-files.ts'
import { type LegalFacts, legalFacts } from './legal-facts.ts'
import { bodyOf } from './parse-document.ts'
import { readDocument } from './read-document.ts'
import { textBlocks } from './text-blocks.ts'
import { versionedFile } from './versioned-file.ts'
import { ownVersionInForce } from './versions/house-versions.ts'
import { legalTexts } from './versions/legal-texts.table.ts'
import { ownBody } from './versions/own-document.ts'

/** The version of a text that came with the software. */
export const softwareVersionOf = (name: DocumentName): string => {
  const { version } = readDocument(name, defaultLanguage)
  if (version === undefined) throw new Error(`« ${name} » has no versions`)
  return version
}

/** The version of a text that is in force, as an agreement to it keeps it. */
export const currentVersionOf = async (ctx: Pick<Context, 'clock' | 'resident'>, name: LegalTextName) =>
  (await ownVersionInForce(ctx, name))?.effective ?? softwareVersionOf(name)

type PrintedText = LegalFacts & { readonly version: string }

/** A version of a text that came with the software, with the house's own facts in it, in blocks, to be printed. */
export const printedSoftwareText = (name: DocumentName, { version, ...facts }: PrintedText) =>
  inPrint(bodyOf(versionedFile(name, { version, lng: facts.lng }), facts.lng), facts)

/** The same of any version, also of those that the house has written. */
export const printedText = async (db: Db, name: LegalTextName, { version, ...facts }: PrintedText) => {
  const [own] = await db
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.name, name), eq(legalTexts.effective, version)))
  return own ? inPrint(ownBody(own, facts.lng), facts) : printedSoftwareText(name, { ...facts, version })
}

const inPrint = (markdown: string, facts: LegalFacts): readonly TextBlock[] => {
  const known = legalFacts(facts)
  return textBlocks(markdown).map((block) => ({ ...block, text: fillIn(block.text, known) }))
}

/** The text that the law words on the legal guarantee of conformity (D211-2), in blocks. */
export const legalGuaranteeText = (lng: Language): readonly TextBlock[] =>
  textBlocks(bodyOf(readHouseFile('garanties', lng), lng)).filter(({ boxed }) => boxed)
