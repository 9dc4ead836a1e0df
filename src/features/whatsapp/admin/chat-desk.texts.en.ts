import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { chatDeskTextsFr } from './chat-desk.texts.fr.ts'

export const chatDeskTextsEn: SameShape<typeof chatDeskTextsFr> = {
  title: 'WhatsApp',
  description: 'What the chat of the shop says.',
  dashboard: 'Dashboard',
  lead: 'What visitors read before they write to the house on WhatsApp. A change is seen within five minutes.',
  withoutScript: 'This page needs JavaScript.',
  failed: 'The status of the chat could not be read.',
  retry: 'Try again',
  status: 'Settings',
  online: 'Somebody answers',
  onlineHint: 'If not, the hours of the customer service are shown.',
  message: 'Message',
  messageHint:
    'Seen instead of the greeting, as it is in both languages. At most {{max}} characters, empty for the greeting.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Chat updated',
  unsaved: 'The change was not saved',
  preview: 'What visitors see',
  changed: 'Last change:',
  by: 'by {{name}}',
}
