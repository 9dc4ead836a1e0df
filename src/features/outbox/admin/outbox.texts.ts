import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Courrier',
  description: 'Le courrier de la maison.',
  lead: 'Ce que la maison a écrit, du plus récent au plus ancien.',
  withoutScript: 'Cette page a besoin de JavaScript.',
  search: { label: 'Destinataire ou objet', submit: 'Chercher' },
  emptyOfSearch: 'Aucun message ne correspond.',
  keptLead:
    'Un message est «\u00a0gardé\u00a0» quand aucun serveur de messagerie n’est réglé\u00a0: il n’est pas parti, et se lit ici.',
  caption: 'Les messages de la maison',
  columns: { subject: 'Objet', recipient: 'Destinataire', status: 'État', written: 'Écrit le' },
  statuses: { queued: 'En attente', kept: 'Gardé', sent: 'Envoyé', failed: 'Échec' },
  filter: {
    label: 'Messages par état',
    all: 'Tous',
    queued: 'En attente',
    kept: 'Gardés',
    sent: 'Envoyés',
    failed: 'En échec',
  },
  empty: 'La maison n’a encore rien écrit.',
  emptyOfStatus: 'Aucun message dans cet état.',
  pastEnd: 'Il n’y a plus rien sur cette page.',
  failed: 'Le courrier n’a pas pu être lu.',
  retry: 'Réessayer',
  pages: {
    label: 'Pages du courrier',
    previous: 'Précédente',
    next: 'Suivante',
    place: 'Page {{page}} sur {{total}}',
  },
  reader: {
    waiting: 'Message',
    close: 'Fermer le message',
    sides: 'Le message',
    page: 'Mise en page',
    text: 'Texte',
    frame: 'Le message tel qu’il est mis en page',
    missing: 'Ce message n’a pas pu être ouvert.',
    attachments: 'Pièces jointes',
    hidesKeys:
      'Les clés contenues dans les liens ne sont pas montrées\u00a0: elles n’appartiennent qu’au destinataire.',
    deadLinks:
      'Les liens de cette mise en page ne mènent nulle part. L’onglet «\u00a0Texte\u00a0» en donne l’adresse.',
    attempts_one: '{{count}} essai',
    attempts_other: '{{count}} essais',
    lastError: 'Réponse du serveur de messagerie',
    sendAgain: 'Remettre en file',
    queuedAgain: 'Message remis en file',
    queuedAgainText: 'Il partira dans un instant.',
    notQueued: 'Le message n’a pas pu être remis en file',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Mail',
  description: 'The mail of the house.',
  lead: 'What the house has written, newest first.',
  withoutScript: 'This page needs JavaScript.',
  search: { label: 'Recipient or subject', submit: 'Search' },
  emptyOfSearch: 'No mail matches.',
  keptLead: 'A message is “kept” when no mail server has been set up: it has not left, and is read here.',
  caption: 'The messages of the house',
  columns: { subject: 'Subject', recipient: 'To', status: 'Status', written: 'Written' },
  statuses: { queued: 'Waiting', kept: 'Kept', sent: 'Sent', failed: 'Failed' },
  filter: {
    label: 'Messages by status',
    all: 'All',
    queued: 'Waiting',
    kept: 'Kept',
    sent: 'Sent',
    failed: 'Failed',
  },
  empty: 'The house has written nothing yet.',
  emptyOfStatus: 'No message has this status.',
  pastEnd: 'There is nothing left on this page.',
  failed: 'The mail could not be read.',
  retry: 'Try again',
  pages: {
    label: 'Pages of mail',
    previous: 'Previous',
    next: 'Next',
    place: 'Page {{page}} of {{total}}',
  },
  reader: {
    waiting: 'Message',
    close: 'Close the message',
    sides: 'The message',
    page: 'As laid out',
    text: 'Text',
    frame: 'The message as it is laid out',
    missing: 'This message could not be opened.',
    attachments: 'Attachments',
    hidesKeys: 'The keys in its links are not shown: they belong to the recipient alone.',
    deadLinks: 'The links in this layout lead nowhere. “Text” gives their address.',
    attempts_one: '{{count}} attempt',
    attempts_other: '{{count}} attempts',
    lastError: 'What the mail server answered',
    sendAgain: 'Queue again',
    queuedAgain: 'Message queued again',
    queuedAgainText: 'It will leave in a moment.',
    notQueued: 'The message could not be queued again',
  },
}

export const outboxTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    outbox: typeof fr
  }
}
