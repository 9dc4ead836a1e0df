import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { chatTextsFr } from './chat.texts.fr.ts'

export const chatTextsEn: SameShape<typeof chatTextsFr> = {
  open: 'Write to the house on WhatsApp',
  tooltip: 'A question? Write to us.',
  title: 'Write to the house',
  close: 'Close the conversation',
  online: 'Online',
  offline: 'Away at the moment',
  hours: 'We answer: {{times}}.',
  greetings: {
    lookbook: 'Hello. Does a look in the look book speak to you? Tell us which one.',
    inspiration: 'Hello. Tell us what inspires you: we shall draw it with you.',
    customMade: 'Hello. Tell us about the piece you imagine, and its date.',
    shop: 'Hello. A question about a piece, a size or a delivery time?',
    booking: 'Hello. A question before your appointment?',
    default: 'Hello. How can we help you?',
  },
  quickLabel: 'Ready sentences',
  quick: {
    quote: 'I would like a quote',
    booking: 'Book an appointment',
    wedding: 'Wedding dress',
    evening: 'Evening wear',
  },
  message: 'Your message',
  about: 'About: {{name}}, reference {{reference}}',
  attached: 'Attached to your message: {{name}}, reference {{reference}}',
  send: 'Send on WhatsApp',
  newTab: '(new tab)',
  notice:
    'The conversation goes on at WhatsApp (Meta), in a new tab. Nothing is passed on to them before you send.',
}
