import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { newsletterMailsFr } from './newsletter-mails.fr.ts'

export const newsletterMailsEn: SameShape<typeof newsletterMailsFr> = {
  greeting: 'Good day,',
  farewell: 'The team at {{house}}',
  linkHint: 'If the button does not respond, copy this address into your browser:',
  stop: 'Stop receiving our letters',
  confirm: {
    subject: 'Confirm your subscription to our letters',
    text: [
      'You asked to receive the letters of {{house}}: new pieces, fittings and events of the atelier.',
      'Confirm, and we will write to you. The link is valid for {{days}} days.',
      'If you did not ask for anything, do nothing: your address will be forgotten.',
    ],
    button: 'Confirm my subscription',
  },
  welcome: {
    subject: 'Welcome',
    text: [
      'Your subscription is confirmed. Thank you for your trust.',
      'For your first order, here is a code: {{code}}. It takes {{percent}}% off the subtotal; enter it in your cart.',
      'Our letters are rare. You can stop them at any time, by the link at the foot of each.',
    ],
    button: 'Discover the shop',
  },
  welcomeBack: {
    subject: 'Good to see you again',
    text: [
      'Your subscription is confirmed. You will receive our letters again.',
      'You can stop them at any time, by the link at the foot of each.',
    ],
    button: 'Discover the shop',
  },
}
