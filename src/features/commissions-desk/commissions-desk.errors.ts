import { defineErrors } from '../../shared/errors.ts'
import './commissions-desk.refusals.fr.ts'

export const commissionsDeskErrors = defineErrors('commissions-desk', {
  notOpen: 'conflict',
  notWaiting: 'conflict',
  notItsTurn: 'conflict',
  unpaid: 'conflict',
  future: 'invalid',
  quoteFault: 'invalid',
  tooMuch: 'conflict',
  stageNotFound: 'not-found',
})
