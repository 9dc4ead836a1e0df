import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { documentsRefusalsFr } from './documents.refusals.fr.ts'

export const documentsRefusalsEn: SameShape<typeof documentsRefusalsFr> = {
  errors: {
    documentNotFound: 'This text does not exist.',
  },
}
