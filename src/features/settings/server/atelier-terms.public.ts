import { atelierTermsSchema } from '../atelier.schema.ts'
import { defaultAtelier } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record for editing, and for the plan, which reads it beside what it plans. */
export const atelierRecord = storedRecord({
  subject: 'atelier',
  schema: atelierTermsSchema,
  defaults: defaultAtelier,
})
