import { defineErrors } from '../../shared/errors.ts'
import './outbox.refusals.fr.ts'

export const outboxErrors = defineErrors('outbox', {
  mailNotFound: 'not-found',
  mailNotFailed: 'conflict',
})
