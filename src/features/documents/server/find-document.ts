import type { Context } from '../../../platform/context/context.ts'
import type { HouseDocument } from '../document.schema.ts'
import type { DocumentName } from '../document-names.ts'
import { currentFacts } from './current-facts.ts'
import { fillInHtml, hasBlanks } from './fill-in.ts'
import { readDocument } from './read-document.ts'

/** A long text as it is shown: where it names the seller, it is today's. */
export const findDocument = async (ctx: Context, name: DocumentName): Promise<HouseDocument> => {
  const document = readDocument(name, ctx.lng)
  if (!hasBlanks(document.html)) return document
  return { ...document, html: fillInHtml(document.html, await currentFacts(ctx)) }
}
