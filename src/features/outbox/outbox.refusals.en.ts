import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { outboxRefusalsFr } from './outbox.refusals.fr.ts'

export const outboxRefusalsEn: SameShape<typeof outboxRefusalsFr> = {
  errors: {
    mailNotFound: 'This message does not exist, or no longer does.',
    mailNotFailed: 'Only a message that failed can be queued again. This one may have moved on.',
  },
}
