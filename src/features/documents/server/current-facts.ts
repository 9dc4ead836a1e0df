import type { Context } from '../../../platform/context/context.ts'
import { deliveryResident, deliveryTag } from '../../settings/server/delivery.public.ts'
import { houseResident, houseTag } from '../../settings/server/house.public.ts'
import { readSeller, sellerTag } from '../../settings/server/seller.public.ts'
import { servicesResident, servicesTag } from '../../settings/server/services.public.ts'
import { legalFacts } from './legal-facts.ts'

/** What the house's settings say today, in the language of the call; an answer made with it falls when they change. */
export const currentFacts = async (ctx: Context) => {
  const { db, lng, publicUrl, resident } = ctx
  ctx.reads(houseTag, sellerTag, deliveryTag, servicesTag)
  return legalFacts({
    house: await resident(houseResident),
    seller: await readSeller(db),
    delivery: await resident(deliveryResident),
    services: await resident(servicesResident),
    publicUrl,
    lng,
  })
}
