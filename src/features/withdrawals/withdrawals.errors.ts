import { defineErrors } from '../../shared/errors.ts'
import './withdrawals.refusals.fr.ts'

export const withdrawalsErrors = defineErrors('withdrawals', {
  orderUnnamed: 'invalid',
  notConfirmed: 'invalid',
  withdrawalNotFound: 'not-found',
  alreadyAnswered: 'conflict',
  orderMissing: 'conflict',
  orderAttached: 'conflict',
  linkUnknown: 'invalid',
})
