import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'WhatsApp',
  description: 'Ce que dit la conversation de la boutique.',
  lead: 'Ce que les visiteurs lisent avant d’écrire à la maison sur WhatsApp. Un changement est vu en cinq minutes au plus.',
  withoutScript: 'Cette page a besoin de JavaScript.',
  failed: 'L’état de la conversation n’a pas pu être lu.',
  retry: 'Réessayer',
  status: 'Réglages',
  online: 'Quelqu’un répond',
  onlineHint: 'Sinon, les heures du service clients sont indiquées.',
  message: 'Message',
  messageHint:
    'Vu à la place de la salutation, tel quel dans les deux langues. {{max}} caractères au plus, vide pour la salutation.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'Conversation mise à jour',
  unsaved: 'Le changement n’a pas été enregistré',
  preview: 'Ce que voient les visiteurs',
  changed: 'Dernier changement\u00a0:',
  by: 'par {{name}}',
} as const

const en: SameShape<typeof fr> = {
  title: 'WhatsApp',
  description: 'What the chat of the shop says.',
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

export const chatDeskTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    chatDesk: typeof fr
  }
}
