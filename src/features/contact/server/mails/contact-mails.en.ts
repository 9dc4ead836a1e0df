import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { contactMailsFr } from './contact-mails.fr.ts'

export const contactMailsEn: SameShape<typeof contactMailsFr> = {
  farewell: 'The team at {{house}}',
  receipt: {
    greeting: 'Good day,',
    subject: 'We have received your message',
    text: [
      'Your message of {{day}} has reached us. We will respond to you as soon as possible.',
      'If you wrote nothing, somebody mistook the address: there is nothing to do.',
    ],
  },
  reply: {
    greeting: 'Dear {{name}},',
    subject: 'Re: {{subject}}',
    written: 'Your message of {{day}}:',
    answer: 'To answer us, write to {{email}}.',
  },
}
