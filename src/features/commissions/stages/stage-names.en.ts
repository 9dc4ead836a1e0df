import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { stageNamesFr } from './stage-names.fr.ts'

export const stageNamesEn: SameShape<typeof stageNamesFr> = {
  measures: 'Measurements',
  toile: 'Toile',
  fitting_1: 'First fitting',
  fitting_2: 'Second fitting',
  fitting_3: 'Final fitting',
  finishing: 'Finishing',
  handover: 'Handover',
  retouches: 'Alterations',
}
