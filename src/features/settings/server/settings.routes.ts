import { implement } from '../../../platform/http/implement.ts'
import { settingsContract } from '../settings.contract.ts'
import { houseResident, houseTag } from './house.public.ts'

export const settingsRoutes = implement(settingsContract, {
  'GET /house': async (ctx) => {
    ctx.reads(houseTag)
    const house = await ctx.resident(houseResident)
    return { success: true as const, house }
  },
})
