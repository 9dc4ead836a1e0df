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
  nothingSent: 'conflict',
  returnsChanged: 'conflict',
  moreThanBought: 'conflict',
  returnNotFound: 'not-found',
  returnFollowed: 'conflict',
  notRestockable: 'conflict',
  alreadyRestocked: 'conflict',
  withheldTooMuch: 'conflict',
  cameOnImpossible: 'invalid',
  wordsMissing: 'invalid',
})
