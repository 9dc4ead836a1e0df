import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { contentRefusalsFr } from './content.refusals.fr.ts'

export const contentRefusalsEn: SameShape<typeof contentRefusalsFr> = {
  errors: {
    documentNotFound: 'This text does not exist.',
  },
}
