import { implement } from '../../../platform/http/implement.ts'
import { settingsContract } from '../settings.contract.ts'
import { houseResident, houseTag } from './house.resident.ts'

export const settingsRoutes = implement(settingsContract, {
  'GET /house': async (ctx) => {
    ctx.reads(houseTag)
    return { success: true, house: await ctx.resident(houseResident) }
  },
})
