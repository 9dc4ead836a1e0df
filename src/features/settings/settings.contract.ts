import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { publicHouseSchema } from './public-house.schema.ts'
import { legalIdentitySchema } from './seller.schema.ts'

export const settingsContract = defineContract({
  'GET /house': {
    access: 'public',
    summary: 'Returns name, contact data, opening hours and terms',
    answer: z.object({ success: z.literal(true), house: publicHouseSchema }),
  },
  'GET /house/legal': {
    access: 'public',
    summary: 'Returns the company details: registers, seat, mediator',
    answer: z.object({ success: z.literal(true), legal: legalIdentitySchema }),
  },
})

export type SettingsContract = typeof settingsContract
