import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
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
    'code-refused': 'Code refusé',
    'factor-added': 'Validation en deux étapes mise en place',
    'factor-removed': 'Validation en deux étapes retirée',
    'recovery-code-used': 'Code de secours utilisé',
    'recovery-codes-made': 'Nouveaux codes de secours',
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

const en: SameShape<typeof fr> = {
  title: 'Security',
  lead: 'What happened to accounts and their sessions. Kept for a year.',
  caption: 'The security log',
  columns: { event: 'Event', account: 'Account', device: 'Device', at: 'When' },
  unknownAccount: 'Unknown account',
  unknownDevice: 'Unknown device',
  events: {
    registered: 'Account opened',
    'signed-in': 'Signed in',
    'sign-in-refused': 'Sign-in refused',
    'signed-out': 'Signed out',
    'token-replayed': 'Session key used again, session ended',
    'session-ended': 'Session ended by its owner',
    'password-changed': 'Password changed',
    'password-reset-asked': 'New password requested',
    'password-reset': 'Password chosen by link',
    'email-change-asked': 'Change of address requested',
    'email-changed': 'E-mail address changed',
    'email-confirmed': 'E-mail address confirmed',
    'role-changed': 'Role changed',
    'account-disabled': 'Account disabled',
    'account-enabled': 'Account enabled again',
    'data-exported': 'Data exported',
    'account-closed': 'Account closed',
    'code-refused': 'Code refused',
    'factor-added': 'Two-step sign-in set up',
    'factor-removed': 'Two-step sign-in removed',
    'recovery-code-used': 'Recovery code used',
    'recovery-codes-made': 'New recovery codes',
  },
  empty: 'Nothing has happened yet.',
  pastEnd: 'There is nothing left on this page.',
  failed: 'The security log could not be read.',
  retry: 'Try again',
  pages: {
    label: 'Pages of the security log',
    previous: 'Previous',
    next: 'Next',
    place: 'Page {{page}} of {{total}}',
  },
}

export const securityLogTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    securityLog: typeof fr
  }
}
