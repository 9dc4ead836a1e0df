import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { commissionMessagesRefusalsFr } from './commission-messages.refusals.fr.ts'

export const commissionMessagesRefusalsEn: SameShape<typeof commissionMessagesRefusalsFr> = {
  errors: {
    messageNotFound: 'There is no such message, or not any more.',
    pictureNotFound: 'There is no such picture, or not any more. Please choose it again.',
    nothingWritten: 'Write a few words, or add a picture.',
    ended: 'This commission is closed: nothing more is written to it.',
    tooManyUnsent: 'Please send the pictures that you have chosen first: {{limit}} are waiting already.',
    tooManyPictures: 'This commission keeps {{limit}} pictures already.',
    tooManyMessages: 'You have written a lot today. Please call us, or write again tomorrow.',
  },
}
