import { z } from 'zod'
import { phoneField } from '../../../shared/postal/postal-address.schema.ts'
import { measuringWays } from '../../orders/measuring.ts'

/** How the customer is measured for what is made to measure. */
export const measuringSchema = z
  .object({
    way: z.enum(measuringWays).describe('At the salon, or at home with the help of the house'),
    phone: phoneField.min(1).describe('Where the atelier calls'),
    start: z.iso
      .datetime({ offset: true })
      .nullish()
      .describe('The slot of the visit, as the slots of `measuring` say it; for `salon` alone'),
  })
  .refine(({ way, start }) => way === 'home' || start, { path: ['start'], error: 'request:fields.required' })
