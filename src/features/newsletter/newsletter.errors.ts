import { defineErrors } from '../../shared/errors.ts'
import './newsletter.refusals.fr.ts'

export const newsletterErrors = defineErrors('newsletter', {
  linkSpent: 'invalid',
  subscriberNotFound: 'not-found',
  reportRefused: 'forbidden',
})
