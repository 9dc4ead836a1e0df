import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { bodyMeasuresRefusalsFr } from './body-measures.refusals.fr.ts'

export const bodyMeasuresRefusalsEn: SameShape<typeof bodyMeasuresRefusalsFr> = {
  errors: {
    profileGone: 'These measurements no longer exist.',
    profilesFull: 'There are twelve people in your measurements already: delete one first.',
    profileKnown: 'You already have your own measurements: give a name to those of another person.',
    measuresChanged:
      'These measurements have just been taken anew elsewhere. Read them before you save yours.',
    versionsFull: 'These measurements were taken two hundred times: begin a new sheet.',
    measuresLost: 'These measurements can no longer be read. Take them again, or write to us.',
  },
  fields: {
    name: 'Give a name of sixty characters at most.',
    takenOn: 'Measurements cannot have been taken after today.',
    length: 'A tape goes from 0 to 300 cm.',
    twice: 'Each measurement is given only once.',
  },
}
