import { defineErrors } from '../../shared/errors.ts'
import './contact-inbox.refusals.fr.ts'

export const inboxErrors = defineErrors('contactInbox', {
  messageNotFound: 'not-found',
  changedMeanwhile: 'conflict',
  nobodyOfTheHouse: 'invalid',
})
