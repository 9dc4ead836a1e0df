import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { contactTextsFr } from './contact.texts.fr.ts'

export const contactTextsEn: SameShape<typeof contactTextsFr> = {
  nameTooShort: 'The name must have at least 2 characters',
  emailInvalid: 'Invalid e-mail address.',
  subjectTooShort: 'The subject must have at least 2 characters',
  messageTooShort: 'The message must have at least 10 characters',
  metaTitle: 'Contact',
  description:
    'Write to us, call us, or come to the salon: the address, hours and contact form of the house.',
  title: 'Contact us',
  lead: 'A question, an idea, an alteration: write to us, and somebody from the atelier will answer.',
  required: 'All fields are required.',
  fullName: 'Full name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send the message',
  submitting: 'Sending...',
  sentTitle: 'Message sent',
  sentText: 'We will respond to you as soon as possible.',
  receipt: 'A confirmation is on its way to your address.',
  another: 'Write another message',
  failed: 'Your message could not be sent. Your words are still here: check your connection and try again.',
  privacy: 'Your message is used to answer you. It is deleted a year after our exchange has ended.',
  privacyNotice: 'Privacy notice',
  newTab: '(new tab)',
  visitTitle: 'Come to the salon',
  visitText: 'We receive by appointment, one customer at a time.',
  book: 'Book an appointment',
}
