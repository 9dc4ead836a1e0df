import { defineErrors } from '../../shared/errors.ts'
import './testimonials.refusals.fr.ts'

export const testimonialsErrors = defineErrors('testimonials', {
  testimonialNotFound: 'not-found',
  notBegun: 'invalid',
  linkSpent: 'invalid',
})
