import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { platesRefusalsFr } from './plates.refusals.fr.ts'

export const platesRefusalsEn: SameShape<typeof platesRefusalsFr> = {
  errors: {
    slotEmpty: 'There is no picture in this place.',
    plateChanged: 'This picture was changed meanwhile.',
  },
}
