import { defineErrors } from '../../shared/errors.ts'
import './commission-messages.refusals.fr.ts'

export const commissionMessagesErrors = defineErrors('commission-messages', {
  messageNotFound: 'not-found',
  pictureNotFound: 'not-found',
  nothingWritten: 'invalid',
  ended: 'conflict',
  tooManyUnsent: 'conflict',
  tooManyPictures: 'conflict',
  tooManyMessages: 'conflict',
})
