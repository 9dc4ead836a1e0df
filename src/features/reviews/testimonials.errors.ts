import { defineErrors } from '../../shared/errors.ts'
import './testimonials.refusals.fr.ts'

export const testimonialsErrors = defineErrors('testimonials', {
  testimonialNotFound: 'not-found',
  refusedHasNoReply: 'conflict',
  notBegun: 'invalid',
  linkSpent: 'invalid',
})
