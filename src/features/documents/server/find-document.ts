import type { Context } from '../../../platform/context/context.ts'
import type { HouseDocument } from '../document.schema.ts'
import type { DocumentName } from '../document-names.ts'
import type { LegalTextName } from '../legal-texts.limits.ts'
import { currentFacts } from './current-facts.ts'
import { fillInHtml, hasBlanks } from './fill-in.ts'
import { readDocument } from './read-document.ts'
import { legalTextsTag, ownVersionInForce } from './versions/house-versions.ts'
import { ownDocument } from './versions/own-document.ts'

const isLegalText = (name: DocumentName): name is LegalTextName => name !== 'garanties'

const documentInForce = async (ctx: Context, name: DocumentName) => {
  if (!isLegalText(name)) return readDocument(name, ctx.lng)
  ctx.reads(legalTextsTag)
  const own = await ownVersionInForce(ctx, name)
  return own ? ownDocument(name, own, ctx.lng) : readDocument(name, ctx.lng)
}

/** A text with today's facts in its blanks. */
export const filledDocument = async (ctx: Context, document: HouseDocument): Promise<HouseDocument> =>
  hasBlanks(document.html)
    ? { ...document, html: fillInHtml(document.html, await currentFacts(ctx)) }
    : document

/** A long text as it is shown: where it names the seller, it is today's. */
export const findDocument = async (ctx: Context, name: DocumentName): Promise<HouseDocument> => {
  return filledDocument(ctx, await documentInForce(ctx, name))
}
