import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { alertMailsFr } from './alert-mails.fr.ts'

export const alertMailsEn: SameShape<typeof alertMailsFr> = {
  greeting: 'Good day,',
  farewell: 'The team at {{house}}',
  linkHint: 'If the button does not respond, copy this address into your browser:',
  inSize: '{{name}}, size {{size}}',
  madeToMeasure: '{{name}}, made to measure',
  confirm: {
    subject: '{{piece}}: confirm your alert',
    text: [
      'You asked for an e-mail when this piece is back: {{piece}}.',
      'Confirm, and we will write to you once, as soon as it is available. The link is valid for {{hours}} hours.',
      'If you did not ask for anything, do nothing: your address will be forgotten.',
    ],
    button: 'Tell me',
  },
  back: {
    subject: '{{piece}} is back',
    text: [
      'Good news: {{piece}} is available again.',
      'Everybody who was waiting is told at the same time. Nothing is reserved: the piece goes to whoever orders it.',
      'This was our only e-mail: the request is closed, and your address is no longer kept for it.',
    ],
    button: 'View the piece',
  },
  stop: 'Stop all back-in-stock alerts to this address',
}
