import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { houseSchema } from './house.schema.ts'

export const settingsContract = defineContract({
  'GET /house': {
    access: 'public',
    summary: 'Name, contact data and hours of the house',
    answer: z.object({ success: z.literal(true), house: houseSchema }),
  },
})

export type SettingsContract = typeof settingsContract
