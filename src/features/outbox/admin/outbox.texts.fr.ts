export const outboxTextsFr = {
  title: 'Courrier',
  lead: 'Ce que la maison a écrit, du plus récent au plus ancien.',
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

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    outbox: typeof outboxTextsFr
  }
}
