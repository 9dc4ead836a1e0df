import { defineErrors } from '../../shared/errors.ts'
import './notes.refusals.fr.ts'

export const notesErrors = defineErrors('notes', {
  noteNotFound: 'not-found',
  manyNotes: 'conflict',
})
