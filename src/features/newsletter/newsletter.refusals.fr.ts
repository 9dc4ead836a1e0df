import { asked } from './newsletter.sentences.ts'

/** What only the server says: why a call is refused, and what came of it. */
export const newsletterRefusalsFr = {
  errors: {
    linkSpent: 'Ce lien a déjà servi ou n’est plus valable. Inscrivez-vous à nouveau.',
    subscriberNotFound: 'Cette adresse n’existe pas ou n’est plus gardée.',
    reportRefused: 'La clé de ce rapport n’est pas celle de la maison.',
  },
  done: {
    asked: asked.fr,
    confirmed: 'Merci, votre inscription est confirmée. Un e-mail de bienvenue vous attend.',
    left: 'C’est fait. Cette adresse ne reçoit plus nos lettres.',
    home: 'Retour à l’accueil',
  },
  csv: {
    file: 'lettre-inscriptions',
    columns: {
      email: 'Adresse',
      status: 'État',
      language: 'Langue',
      source: 'Formulaire',
      askedAt: 'Demandée',
      confirmedAt: 'Confirmée',
      leftAt: 'Désinscrite',
      version: 'Version du texte',
      from: 'Adresse réseau (pseudonyme)',
    },
    statuses: { waiting: 'À confirmer', subscribed: 'Inscrite', left: 'Désinscrite' },
    languages: { fr: 'Français', en: 'Anglais' },
    sources: { footer: 'Pied de page', page: 'Page de la lettre' },
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    newsletter: typeof newsletterRefusalsFr
  }
}
