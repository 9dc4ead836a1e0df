import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { platesRefusalsFr } from './plates.refusals.fr.ts'

export const platesRefusalsEn: SameShape<typeof platesRefusalsFr> = {
  errors: {
    slotEmpty: 'There is no picture in this place.',
    plateChanged: 'This picture was changed meanwhile.',
    plateSwept: 'The file of this picture is gone: it can no longer come back.',
  },
  names: {
    key: 'picture',
    altFr: 'description in French',
    altEn: 'description in English',
    focalPoint: 'crop',
  },
}
