import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { reportingTextsFr } from './reporting.texts.fr.ts'

export const reportingTextsEn: SameShape<typeof reportingTextsFr> = {
  open: 'Report',
  openOf: 'Report the review by {{name}}',
  title: 'Report a review',
  lead: 'The house reads each reported review again. It takes down only what breaks these rules, never a poor rating.',
  close: 'Close',
  reason: 'Ground',
  reasons: {
    abusive: 'Abusive language',
    off_topic: 'Off topic',
    personal_data: 'Personal data',
    unlawful: 'Unlawful content',
    conflict_of_interest: 'Conflict of interest',
    duplicate: 'Duplicate',
  },
  reasonMissing: 'Choose a ground.',
  details: 'Details (optional)',
  submit: 'Report',
  submitting: 'Sending...',
  done: 'Done',
  failed: 'The report could not be sent. Check your connection and try again.',
}
