import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { writtenHours } from '../settings/written/written-house.schema.ts'
import { touchedSchema } from './unavailable-dates.contract.ts'

export const openingHoursContract = defineContract({
  'POST /admin/opening-hours/touched': {
    access: 'admin',
    audit: { none: 'it changes nothing' },
    summary: 'Lists future appointments that new opening hours would exclude; changes nothing',
    body: z.object({ hours: writtenHours }),
    answer: z.object({ success: z.literal(true), appointments: z.array(touchedSchema) }),
  },
})

export type OpeningHoursContract = typeof openingHoursContract
