import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { publicHouseSchema } from './public-house.schema.ts'
import { legalIdentitySchema } from './seller.schema.ts'

export const settingsContract = defineContract({
  'GET /house': {
    access: 'public',
    summary: 'Name, contact data, hours and terms of the house',
    answer: z.object({ success: z.literal(true), house: publicHouseSchema }),
  },
  'GET /house/legal': {
    access: 'public',
    summary: 'The company behind the house: its registers, its seat, its mediator',
    answer: z.object({ success: z.literal(true), legal: legalIdentitySchema }),
  },
})

export type SettingsContract = typeof settingsContract
