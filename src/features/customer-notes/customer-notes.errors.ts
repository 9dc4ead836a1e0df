import { defineErrors } from '../../shared/errors.ts'
import './customer-notes.refusals.fr.ts'

export const customerNotesErrors = defineErrors('customer-notes', {
  noteGone: 'not-found',
  noteChanged: 'conflict',
  notesFull: 'conflict',
  dateGone: 'not-found',
})
