import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  greeting: 'Bonjour {{name}}',
  greetingAlone: 'Bonjour',
  visiting: 'Vous visitez la maison sans compte.',
  navigation: 'Votre compte',
  menu: 'Sections du compte',
  loading: 'Chargement de votre compte…',
  signOut: 'Se déconnecter',
  signedOutTitle: 'Déconnexion réussie',
  signedOut: 'Vous avez été déconnecté avec succès',
  confirmation: {
    missing: '{{email}} n’est pas confirmée.',
    begin: 'La confirmer',
  },
  invitation: {
    title: 'Retrouvez vos favoris partout',
    text: 'Avec un compte, votre liste vous suit du téléphone à l’ordinateur, et jusqu’au salon.',
    signIn: 'Se connecter',
  },
  failed: 'Erreur de chargement',
  failedText: 'Erreur lors de la récupération du profil',
  retry: 'Réessayer',
  links: {
    account: 'Aperçu',
    profile: 'Profil',
    measures: 'Mesures',
    addresses: 'Adresses',
    appointments: 'Rendez-vous',
    orders: 'Commandes',
    commissions: 'Ma robe',
    favourites: 'Favoris',
    privacy: 'Confidentialité',
  },
  pages: {
    account: {
      title: 'Votre compte',
      description: 'Votre profil, vos commandes, vos rendez-vous et vos favoris, réunis en un seul endroit.',
    },
    profile: {
      title: 'Votre profil',
      description: 'Votre nom, votre adresse e-mail et votre mot de passe.',
    },
    measures: {
      title: 'Vos mesures',
      description: 'Ce que la maison fait de vos mesures, et comment les prendre.',
    },
    addresses: {
      title: 'Vos adresses',
      description: 'Les adresses où nous livrons vos pièces et envoyons vos factures.',
    },
    appointments: {
      title: 'Vos rendez-vous',
      description: 'Vos visites au salon et vos essayages.',
    },
    orders: {
      title: 'Vos commandes',
      description: 'Vos commandes, leur chemin jusqu’à vous et leurs factures.',
    },
    order: {
      title: 'Votre commande',
      description: 'Le détail d’une commande et son chemin jusqu’à vous.',
    },
    commissions: {
      title: 'Ma robe',
      description:
        'Votre création sur mesure\u00a0: où nous en sommes, ce qui vient ensuite, les devis et les paiements.',
    },
    favourites: {
      title: 'Vos favoris',
      description: 'Les pièces que vous avez gardées pour y revenir.',
    },
    privacy: {
      title: 'Vos données',
      description: 'Ce que la maison garde de vous, et ce que vous en décidez.',
    },
  },
} as const

const en: SameShape<typeof fr> = {
  greeting: 'Hello {{name}}',
  greetingAlone: 'Hello',
  visiting: 'You are visiting without an account.',
  navigation: 'Your account',
  menu: 'Sections of the account',
  loading: 'Loading your account…',
  signOut: 'Sign out',
  signedOutTitle: 'Signed out',
  signedOut: 'You have been signed out',
  confirmation: {
    missing: '{{email}} is not confirmed yet.',
    begin: 'Confirm it',
  },
  invitation: {
    title: 'Your favourites, everywhere',
    text: 'With an account, your list goes with you from telephone to computer, and on to the salon.',
    signIn: 'Sign in',
  },
  failed: 'Loading error',
  failedText: 'Your profile could not be read.',
  retry: 'Try again',
  links: {
    account: 'Overview',
    profile: 'Profile',
    measures: 'Measurements',
    addresses: 'Addresses',
    appointments: 'Appointments',
    orders: 'Orders',
    commissions: 'My dress',
    favourites: 'Favourites',
    privacy: 'Privacy',
  },
  pages: {
    account: {
      title: 'Your account',
      description: 'Your profile, orders, appointments and favourites, all in one place.',
    },
    profile: {
      title: 'Your profile',
      description: 'Your name, your e-mail address and your password.',
    },
    measures: {
      title: 'Your measurements',
      description: 'What the house does with your measurements, and how to take them.',
    },
    addresses: {
      title: 'Your addresses',
      description: 'Where we deliver your pieces and send your invoices.',
    },
    appointments: {
      title: 'Your appointments',
      description: 'Your visits to the salon and your fittings.',
    },
    orders: {
      title: 'Your orders',
      description: 'Your orders, their way to you and their invoices.',
    },
    order: {
      title: 'Your order',
      description: 'One order in detail, and its way to you.',
    },
    commissions: {
      title: 'My dress',
      description: 'Your commission: where we are, what comes next, the quotes and the payments.',
    },
    favourites: {
      title: 'Your favourites',
      description: 'The pieces you have kept to come back to.',
    },
    privacy: {
      title: 'Your data',
      description: 'What the house keeps about you, and what you decide about it.',
    },
  },
}

export const accountTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    account: typeof fr
  }
}
