import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { ownAppointmentsTextsFr } from './own-appointments.texts.fr.ts'

export const ownAppointmentsTextsEn: SameShape<typeof ownAppointmentsTextsFr> = {
  none: 'No appointments',
  noneText:
    'An hour at the salon, yours alone, to feel the fabrics and talk about your piece. Call us: we will find the day.',
  noneShort: 'No appointments. To make one, call the salon.',
  call: 'Call {{phone}}',
}
