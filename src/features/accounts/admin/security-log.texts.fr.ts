export const securityLogTextsFr = {
  title: 'Sécurité',
  lead: 'Ce qui est arrivé aux comptes et à leurs sessions. Gardé un an.',
  caption: 'Le journal de sécurité',
  columns: { event: 'Événement', account: 'Compte', device: 'Appareil', at: 'Quand' },
  unknownAccount: 'Compte inconnu',
  unknownDevice: 'Appareil inconnu',
  events: {
    registered: 'Compte ouvert',
    'signed-in': 'Connexion',
    'sign-in-refused': 'Connexion refusée',
    'signed-out': 'Déconnexion',
    'token-replayed': 'Clé de connexion réutilisée, session fermée',
    'session-ended': 'Session fermée par son titulaire',
    'password-changed': 'Mot de passe changé',
    'password-reset-asked': 'Nouveau mot de passe demandé',
    'password-reset': 'Mot de passe choisi par lien',
    'email-change-asked': 'Changement d’adresse demandé',
    'email-changed': 'Adresse e-mail changée',
    'email-confirmed': 'Adresse e-mail confirmée',
    'role-changed': 'Rôle changé',
    'account-disabled': 'Compte désactivé',
    'account-enabled': 'Compte réactivé',
    'data-exported': 'Données exportées',
    'account-closed': 'Compte fermé',
  },
  empty: 'Rien n’est encore arrivé.',
  pastEnd: 'Il n’y a plus rien sur cette page.',
  failed: 'Le journal de sécurité n’a pas pu être lu.',
  retry: 'Réessayer',
  pages: {
    label: 'Pages du journal de sécurité',
    previous: 'Précédente',
    next: 'Suivante',
    place: 'Page {{page}} sur {{total}}',
  },
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    securityLog: typeof securityLogTextsFr
  }
}
