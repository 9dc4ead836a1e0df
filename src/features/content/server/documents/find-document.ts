import type { Context } from '../../../../platform/context/context.ts'
import { houseResident, houseTag } from '../../../settings/server/house.public.ts'
import { readSeller, sellerTag } from '../../../settings/server/seller.public.ts'
import type { HouseDocument } from '../../document.schema.ts'
import type { DocumentName } from '../../document-names.ts'
import { fillInHtml, hasBlanks } from './fill-in.ts'
import { legalFacts } from './legal-facts.ts'
import { readDocument } from './read-document.ts'

/** A long text as it is shown: where it names the seller, it is today's. */
export const findDocument = async (ctx: Context, name: DocumentName): Promise<HouseDocument> => {
  const { db, lng, publicUrl } = ctx
  const document = readDocument(name, lng)
  if (!hasBlanks(document.html)) return document
  ctx.reads(houseTag, sellerTag)
  const [house, seller] = [await ctx.resident(houseResident), await readSeller(db)]
  return { ...document, html: fillInHtml(document.html, legalFacts({ seller, house, publicUrl, lng })) }
}
