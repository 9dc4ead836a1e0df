export const chatDeskTextsFr = {
  title: 'WhatsApp',
  description: 'Ce que dit la conversation de la boutique.',
  dashboard: 'Tableau de bord',
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

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    chatDesk: typeof chatDeskTextsFr
  }
}
