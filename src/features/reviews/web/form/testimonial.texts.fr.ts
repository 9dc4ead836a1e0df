export const testimonialTextsFr = {
  nameTooShort: 'Le nom doit contenir au moins 2 caractères',
  occasionTooShort: "L'occasion doit contenir au moins 2 caractères",
  contentTooShort: "L'avis doit contenir au moins 10 caractères",
  emailInvalid: 'Email invalide',
  ratingMissing: 'Veuillez attribuer une note entre 1 et 5 étoiles',
  title: 'Partagez votre expérience',
  lead: 'Les champs marqués d’un astérisque sont obligatoires.',
  close: 'Fermer',
  name: 'Nom',
  nameHint: 'Tel qu’il paraîtra avec votre avis.',
  occasion: 'Occasion',
  occasionHint: 'Mariage, cérémonie, soirée, sur mesure…',
  rating: 'Note',
  stars_one: '{{count}} étoile',
  stars_other: '{{count}} étoiles',
  content: 'Votre avis',
  left_one: 'Il reste {{count}} caractère.',
  left_other: 'Il reste {{count}} caractères.',
  experiencedIn: 'Mois de votre expérience',
  month: 'Mois',
  year: 'Année',
  unsaid: 'Ne pas préciser',
  email: 'Email',
  emailHint:
    'Il n’est pas publié. Il sert uniquement à vous contacter si nécessaire\u00a0: il faut le confirmer pour être prévenu de la publication ou du motif d’un refus.',
  cancel: 'Annuler',
  submit: 'Envoyer',
  submitting: 'Envoi...',
  failed: "Erreur lors de l'envoi de l'avis",
  kept: 'Vos mots sont toujours là. Vous pouvez réessayer.',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    testimonial: typeof testimonialTextsFr
  }
}
