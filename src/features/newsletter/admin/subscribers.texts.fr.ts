export const subscribersTextsFr = {
  title: 'Lettre de la maison',
  description: 'Les adresses inscrites et la preuve de leur accord.',
  dashboard: 'Tableau de bord',
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
  search: { label: 'Adresse', submit: 'Chercher', clear: 'Tout afficher' },
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
    removeText: 'Elle ne recevra plus nos lettres. La preuve de son accord et de sa fin est gardée cinq ans.',
    keep: 'Garder',
    removing: 'Désinscription...',
    removed: 'Adresse désinscrite',
    removeFailed: 'L’adresse n’a pas été désinscrite',
  },
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    subscribers: typeof subscribersTextsFr
  }
}
