import { defineErrors } from '../../shared/errors.ts'
import './atelier.refusals.fr.ts'

export const atelierErrors = defineErrors('atelier', {
  taskNotFound: 'not-found',
  workNotFound: 'not-found',
  notInHand: 'conflict',
  noteChanged: 'conflict',
  future: 'invalid',
})
