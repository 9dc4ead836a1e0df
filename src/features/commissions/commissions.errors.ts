import { defineErrors } from '../../shared/errors.ts'
import './commissions.refusals.fr.ts'

export const commissionsErrors = defineErrors('commissions', {
  commissionNotFound: 'not-found',
  productNotFound: 'not-found',
  profileNotFound: 'not-found',
  quoteNotFound: 'not-found',
  paperNotFound: 'not-found',
  eventPast: 'invalid',
  notAgreed: 'invalid',
  ended: 'conflict',
  accepted: 'conflict',
  replaced: 'conflict',
  lapsed: 'conflict',
  otherDocument: 'conflict',
  belowPaid: 'conflict',
  notDue: 'conflict',
  alreadyPaid: 'conflict',
  notBookable: 'conflict',
})
