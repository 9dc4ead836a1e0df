export const accountTextsFr = {
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
    send: 'Renvoyer le lien',
    failed: 'Le lien n’a pas pu partir. Réessayez dans un instant.',
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    account: typeof accountTextsFr
  }
}
