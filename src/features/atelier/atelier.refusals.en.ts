import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { atelierRefusalsFr } from './atelier.refusals.fr.ts'

export const atelierRefusalsEn: SameShape<typeof atelierRefusalsFr> = {
  errors: {
    taskNotFound: 'There is no such stage.',
    workNotFound: 'These hours are removed already.',
    notInHand: 'This stage is not in hand: it is passed, or not yet begun. Please read the page again.',
    noteChanged: 'Somebody has changed this note meanwhile. Please read it before you write yours.',
    future: 'That day has not come yet.',
  },
}
