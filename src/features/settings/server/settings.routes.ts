import { implement } from '../../../platform/http/implement.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { brandResident, brandTag, logoOnTheWire } from '../../brand/server/brand-in-place.public.ts'
import { publicHouse } from '../public-house.schema.ts'
import { legalIdentitySchema } from '../seller.schema.ts'
import { settingsContract } from '../settings.contract.ts'
import { deliveryResident, deliveryTag } from './delivery.public.ts'
import { houseResident, houseTag } from './house.public.ts'
import { readSeller, sellerTag } from './seller.public.ts'
import { servicesResident, servicesTag } from './services.public.ts'

export const settingsRoutes = implement(settingsContract, {
  'GET /house': async (ctx) => {
    ctx.reads(houseTag, deliveryTag, servicesTag, brandTag)
    const house = publicHouse({
      house: await ctx.resident(houseResident),
      delivery: await ctx.resident(deliveryResident),
      services: await ctx.resident(servicesResident),
      logo: logoOnTheWire(await ctx.resident(brandResident)),
    })
    return { success: true as const, house }
  },

  'GET /house/legal': async (ctx) => {
    ctx.reads(sellerTag)
    const seller = await readSeller(ctx.db)
    const legal = legalIdentitySchema.parse({ ...seller, capital: eurosOfCents(seller.capitalCents) })
    return { success: true as const, legal }
  },
})
