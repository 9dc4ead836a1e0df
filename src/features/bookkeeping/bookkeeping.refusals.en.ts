import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { bookkeepingRefusalsFr } from './bookkeeping.refusals.fr.ts'

export const bookkeepingRefusalsEn: SameShape<typeof bookkeepingRefusalsFr> = {
  errors: {
    periodTurned: 'The last day is before the first.',
    periodTooLong: 'The period cannot be longer than two years.',
    periodOutside: 'The period has to lie between 2000 and 2100.',
    periodNotReported: 'These days are not an e-reporting period of the company.',
    periodNotEnded: 'This period has not ended: it has a file only after its last day.',
    nothingIssued: 'No invoice and no credit note was issued in this period.',
    paperNotFound: 'This paper is not there.',
    archiveNotFound: 'This archive is not ready, or no longer kept.',
    periodNotOver: 'This period is not over: a day can be closed from three o’clock on the next.',
    alreadyClosed: 'This period is closed already.',
    nothingToClose: 'Nothing was entered in this period, nor before it.',
  },
}
