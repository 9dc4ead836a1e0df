import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { appointmentKindNamesFr } from './appointment-kind-names.fr.ts'

export const appointmentKindNamesEn: SameShape<typeof appointmentKindNamesFr> = {
  'bridal-discovery': 'Bridal discovery',
  'evening-discovery': 'Evening and ceremony discovery',
  measuring: 'Measuring',
  'toile-fitting': 'Toile fitting',
  fitting: 'Fitting',
  'final-fitting': 'Final fitting',
  alterations: 'Alterations',
  pickup: 'Pick-up',
  video: 'Video consultation',
}
