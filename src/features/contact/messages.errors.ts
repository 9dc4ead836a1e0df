import { defineErrors } from '../../shared/errors.ts'
import './messages.refusals.fr.ts'

export const messagesErrors = defineErrors('messages', {
  messageNotFound: 'not-found',
  changedMeanwhile: 'conflict',
  nobodyOfTheHouse: 'invalid',
})
