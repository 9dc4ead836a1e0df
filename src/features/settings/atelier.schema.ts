import { z } from 'zod'
import { atelierLimits } from './settings.limits.ts'

/** What the atelier can work: the plan of every commission follows from it. */
export const atelierTermsSchema = z.object({
  hoursAWeek: z.int().min(1).max(atelierLimits.hoursAWeek).describe('All hands together'),
  hoursADay: z.int().min(1).max(atelierLimits.hoursADay).describe('At most on one commission'),
})

export type AtelierTerms = Readonly<z.output<typeof atelierTermsSchema>>
