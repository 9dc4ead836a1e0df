import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { askingTextsFr } from './asking.texts.fr.ts'

export const askingTextsEn: SameShape<typeof askingTextsFr> = {
  title: 'Tell me when it is back',
  size: 'Size',
  email: 'E-mail address',
  lead: 'We will write to you once, as soon as the size is back.',
  submit: 'Tell me',
  close: 'Close',
  done: 'Done',
  promise:
    'Your address is used for nothing else. It is forgotten once the mail has gone, or after a year. Every mail lets you stop.',
  sizeRequired: 'Choose the size that you are waiting for.',
  failed: 'Your request could not be sent. Please try again.',
}
