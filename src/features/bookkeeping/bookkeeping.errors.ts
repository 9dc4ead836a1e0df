import { defineErrors } from '../../shared/errors.ts'
import './bookkeeping.refusals.fr.ts'

export const bookkeepingErrors = defineErrors('bookkeeping', {
  periodTurned: 'invalid',
  periodTooLong: 'invalid',
  periodOutside: 'invalid',
  periodNotReported: 'invalid',
  periodNotEnded: 'conflict',
  nothingIssued: 'conflict',
  archiveNotFound: 'not-found',
  paperNotFound: 'not-found',
  periodNotOver: 'conflict',
  alreadyClosed: 'conflict',
  nothingToClose: 'conflict',
})
