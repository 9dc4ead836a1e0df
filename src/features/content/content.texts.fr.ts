export const contentTextsFr = {
  shell: {
    skipToContent: 'Aller au contenu',
    mainNavigation: 'Navigation principale',
    footerNavigation: 'Plan du site',
    home: 'Accueil',
    shop: 'Boutique',
    contact: 'Contact',
    more: 'Plus',
    testimonials: 'Avis Clients',
    booking: 'Rendez-vous',
    sizeGuide: 'Guide des tailles',
    guarantees: 'Garanties',
    withdrawal: 'Renoncer au contrat ici',
    terms: 'Conditions de vente',
    account: 'Mon compte',
    favourites: 'Favoris',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    menu: 'Menu',
    toTop: 'Retour à l’accueil de {{house}}',
    language: 'Langue',
    theme: 'Apparence',
    themeLight: 'Claire',
    themeDark: 'Sombre',
    themeSystem: 'Selon l’appareil',
    loading: 'Chargement…',
    offline: 'Vous êtes hors ligne. Les pages déjà vues restent lisibles.',
    closeNotice: 'Fermer',
    notices: 'Messages',
    footerBrand:
      'Maison de couture à Paris : robes de mariée, pièces du soir et créations sur mesure, coupées et cousues à la main dans notre atelier.',
    cookies: 'Gérer mes cookies',
    cookiesUnavailable: 'Indisponible, réessayez',
    rights: '© {{year}} {{house}}',
  },
  unsent: {
    title: 'Votre saisie n’a pas été transmise.',
    text: 'La page n’avait pas fini de se charger\u00a0: rien n’en a été gardé. Attendez qu’elle soit complète, puis recommencez. Si cela se répète, activez JavaScript ou appelez-nous au {{phone}}.',
  },
  document: {
    translation: 'Ceci est une traduction. Seul le texte français fait foi.',
    updated: 'Mis à jour le {{day}}',
    inForce: 'En vigueur depuis le {{day}}, version {{version}}',
    close: 'Fermer',
    guarantees: 'Vos garanties',
    guaranteesMore: 'Vos garanties en détail',
  },
  failure: {
    unexpected: 'Unexpected Application Error!',
    title: "Une erreur s'est produite",
    sentence: "Quelque chose s'est mal passé.",
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    content: typeof contentTextsFr
  }
}
