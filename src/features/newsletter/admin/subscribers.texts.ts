import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Lettre de la maison',
  description: 'Les adresses inscrites et la preuve de leur accord.',
  lead: 'Seules les adresses confirmées reçoivent nos lettres. Chaque accord est gardé avec sa date, son formulaire et la version du texte accepté.',
  withoutScript: 'Cette page a besoin de JavaScript.',
  caption: 'Les adresses, de la plus récente à la plus ancienne',
  columns: {
    email: 'Adresse',
    language: 'Langue',
    source: 'Formulaire',
    asked: 'Demandée',
    confirmed: 'Confirmée',
    status: 'État',
  },
  languages: { fr: 'Français', en: 'Anglais' },
  sources: { footer: 'Pied de page', page: 'Page de la lettre' },
  statuses: { waiting: 'À confirmer', subscribed: 'Inscrite', left: 'Désinscrite' },
  filter: {
    label: 'Adresses par état',
    all: 'Toutes',
    waiting: 'À confirmer',
    subscribed: 'Inscrites',
    left: 'Désinscrites',
  },
  search: { label: 'Adresse', submit: 'Chercher' },
  export: 'Exporter en CSV',
  exporting: 'Export...',
  exportFailed: 'Le fichier n’a pas pu être préparé. Réessayez.',
  notYet: '—',
  empty: 'Aucune adresse ici.',
  emptyFound: 'Aucune adresse ne contient ces lettres.',
  pastEnd: 'Il n’y a pas d’adresse à cette page.',
  failed: 'Les adresses n’ont pas pu être lues.',
  retry: 'Réessayer',
  pages: {
    label: 'Pages des adresses',
    previous: 'Précédent',
    next: 'Suivant',
    place: 'Page {{page}} sur {{total}}',
  },
  opened: {
    back: 'Toutes les adresses',
    missing: 'Cette adresse n’a pas pu être lue.',
    proof: 'Preuve de l’accord',
    actions: {
      asked: 'Inscription demandée',
      confirmed: 'Inscription confirmée par le lien reçu',
      left: 'Désinscription par le lien d’une lettre',
      removed: 'Désinscription par la maison',
    },
    version: 'texte {{version}}',
    from: 'réseau {{from}}',
    remove: 'Désinscrire',
    removeTitle: 'Désinscrire cette adresse\u202f?',
    removeText:
      'Elle ne recevra plus nos lettres. La preuve de son accord et de sa fin est gardée cinq ans. Elle seule peut se réinscrire.',
    keep: 'Garder',
    removing: 'Désinscription...',
    removed: 'Adresse désinscrite',
    removeFailed: 'L’adresse n’a pas été désinscrite',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Newsletter',
  description: 'The subscribed addresses and the proof of their consent.',
  lead: 'Only confirmed addresses receive our letters. Each consent is kept with its date, its form and the version of the text agreed to.',
  withoutScript: 'This page needs JavaScript.',
  caption: 'The addresses, newest first',
  columns: {
    email: 'Address',
    language: 'Language',
    source: 'Form',
    asked: 'Asked',
    confirmed: 'Confirmed',
    status: 'Status',
  },
  languages: { fr: 'French', en: 'English' },
  sources: { footer: 'Footer', page: 'Newsletter page' },
  statuses: { waiting: 'To be confirmed', subscribed: 'Subscribed', left: 'Unsubscribed' },
  filter: {
    label: 'Addresses by status',
    all: 'All',
    waiting: 'To be confirmed',
    subscribed: 'Subscribed',
    left: 'Unsubscribed',
  },
  search: { label: 'Address', submit: 'Search' },
  export: 'Export as CSV',
  exporting: 'Exporting...',
  exportFailed: 'The file could not be prepared. Try again.',
  notYet: '—',
  empty: 'No address here.',
  emptyFound: 'No address contains these letters.',
  pastEnd: 'There is no address on this page.',
  failed: 'The addresses could not be read.',
  retry: 'Try again',
  pages: {
    label: 'Pages of addresses',
    previous: 'Previous',
    next: 'Next',
    place: 'Page {{page}} of {{total}}',
  },
  opened: {
    back: 'All addresses',
    missing: 'This address could not be read.',
    proof: 'Proof of consent',
    actions: {
      asked: 'Subscription asked for',
      confirmed: 'Subscription confirmed by the mailed link',
      left: 'Unsubscribed by the link of a letter',
      removed: 'Unsubscribed by the house',
    },
    version: 'text {{version}}',
    from: 'network {{from}}',
    remove: 'Unsubscribe',
    removeTitle: 'Unsubscribe this address?',
    removeText:
      'It receives our letters no more. The proof of its consent and of its end is kept for five years. Only its owner can subscribe it again.',
    keep: 'Keep',
    removing: 'Unsubscribing...',
    removed: 'Address unsubscribed',
    removeFailed: 'The address was not unsubscribed',
  },
}

export const subscribersTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    subscribers: typeof fr
  }
}
