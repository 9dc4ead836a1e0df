import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { triesRefusalsFr } from './tries.refusals.fr.ts'

export const triesRefusalsEn: SameShape<typeof triesRefusalsFr> = {
  errors: {
    tooManyTries: 'Too many attempts. Try again in {{wait}}.',
  },
}
