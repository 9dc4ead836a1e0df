import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { takeBacksRefusalsFr } from './take-backs.refusals.fr.ts'

export const takeBacksRefusalsEn: SameShape<typeof takeBacksRefusalsFr> = {
  errors: {
    nothingToTakeBack: 'There is nothing to take back.',
    changedSince: 'This has changed since: it can no longer be taken back.',
    fieldsChangedSince: 'This can no longer be taken back. Changed since: {{fields}}.',
    noLongerFits: 'This would no longer fit what has changed since: it can no longer be taken back.',
    toldAlready: 'The person was told by mail already: it can no longer be taken back.',
  },
}
