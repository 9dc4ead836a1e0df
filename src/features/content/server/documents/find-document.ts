import type { Context } from '../../../../platform/context/context.ts'
import { deliveryResident, deliveryTag } from '../../../settings/server/delivery.public.ts'
import { houseResident, houseTag } from '../../../settings/server/house.public.ts'
import { readSeller, sellerTag } from '../../../settings/server/seller.public.ts'
import { servicesResident, servicesTag } from '../../../settings/server/services.public.ts'
import type { HouseDocument } from '../../document.schema.ts'
import type { DocumentName } from '../../document-names.ts'
import { fillInHtml, hasBlanks } from './fill-in.ts'
import { legalFacts } from './legal-facts.ts'
import { readDocument } from './read-document.ts'

/** A long text as it is shown: where it names the seller, it is today's. */
export const findDocument = async (ctx: Context, name: DocumentName): Promise<HouseDocument> => {
  const { db, lng, publicUrl, resident } = ctx
  const document = readDocument(name, lng)
  if (!hasBlanks(document.html)) return document
  ctx.reads(houseTag, sellerTag, deliveryTag, servicesTag)
  const facts = legalFacts({
    house: await resident(houseResident),
    seller: await readSeller(db),
    delivery: await resident(deliveryResident),
    services: await resident(servicesResident),
    publicUrl,
    lng,
  })
  return { ...document, html: fillInHtml(document.html, facts) }
}
