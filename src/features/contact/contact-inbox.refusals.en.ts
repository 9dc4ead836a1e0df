import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { contactInboxRefusalsFr } from './contact-inbox.refusals.fr.ts'

export const contactInboxRefusalsEn: SameShape<typeof contactInboxRefusalsFr> = {
  errors: {
    messageNotFound: 'This message does not exist or has been deleted.',
    changedMeanwhile: 'Somebody of the house has just changed this message. Read it again before you go on.',
    nobodyOfTheHouse: 'This person is not of the house.',
  },
  received: 'Your message has been sent. We will respond to you as soon as possible.',
}
