import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Celle ou celui qui vous accompagne',
  lead: 'Mère, témoin, amie\u00a0: un lien montre les étapes, les rendez-vous et les photos de l’atelier. Jamais les prix, les mesures ni vos messages.',
  open: 'Créer un lien',
  notOpened: 'Le lien n’a pas pu être créé',
  address: 'Le lien à transmettre',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.',
  close: 'Fermer le lien',
  closed: 'Le lien ne mène plus à rien',
  notClosed: 'Le lien n’a pas pu être fermé',
  pageTitle: 'En chemin avec {{name}}',
  pageName: 'Une création en chemin',
  description:
    'Une création sur mesure, pour celles et ceux qui l’accompagnent\u00a0: les étapes, les rendez-vous, les photos.',
  eventOn: '{{occasion}}, le {{day}}',
  occasions: {
    wedding: 'Mariage',
    civil: 'Mariage civil',
    ceremony: 'Cérémonie',
    evening: 'Soirée',
    other: 'Création sur mesure',
  },
  stages: 'Les étapes',
  pictures: 'Les photos de l’atelier',
  noPictures: 'L’atelier n’a pas encore montré de photo.',
  notBegun: 'L’atelier n’a pas encore commencé.',
  missing: 'Ce lien n’est plus ouvert. Demandez-en un autre à la personne qui vous l’a envoyé.',
  unreachable: 'La maison n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  withoutScript: 'Cette page a besoin de JavaScript pour s’ouvrir.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Who comes along with you',
  lead: 'A mother, a witness, a friend: a link shows the stages, the appointments and the pictures of the atelier. Never prices, measurements or your messages.',
  open: 'Make a link',
  notOpened: 'The link could not be made',
  address: 'The link to pass on',
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  close: 'Close the link',
  closed: 'The link leads nowhere any more',
  notClosed: 'The link could not be closed',
  pageTitle: 'On the way with {{name}}',
  pageName: 'A commission on its way',
  description:
    'A commission made to measure, for those who come along: the stages, the appointments, the pictures.',
  eventOn: '{{occasion}}, {{day}}',
  occasions: {
    wedding: 'Wedding',
    civil: 'Civil wedding',
    ceremony: 'Ceremony',
    evening: 'Evening',
    other: 'Made to measure',
  },
  stages: 'The stages',
  pictures: 'Pictures of the atelier',
  noPictures: 'The atelier has not shown a picture yet.',
  notBegun: 'The atelier has not begun yet.',
  missing: 'This link is not open any more. Ask for another one from whoever sent it to you.',
  unreachable: 'The house did not answer. Check your connection, then try again.',
  retry: 'Try again',
  withoutScript: 'This page needs JavaScript to open.',
}

export const companionTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    companion: typeof fr
  }
}
