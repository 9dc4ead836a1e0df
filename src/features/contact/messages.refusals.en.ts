import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { messagesRefusalsFr } from './messages.refusals.fr.ts'

export const messagesRefusalsEn: SameShape<typeof messagesRefusalsFr> = {
  errors: {
    messageNotFound: 'This message does not exist or has been deleted.',
    changedMeanwhile: 'Somebody of the house has just changed this message. Read it again before you go on.',
    nobodyOfTheHouse: 'This person is not of the house.',
  },
  received: 'Your message has been sent. We will respond to you as soon as possible.',
}
