import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
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
  email: 'Adresse e-mail',
  emailHint:
    'Il n’est pas publié. Il sert uniquement à vous contacter si nécessaire\u00a0: il faut le confirmer pour être prévenu de la publication ou du motif d’un refus.',
  cancel: 'Annuler',
  submit: 'Envoyer',
  submitting: 'Envoi...',
  failed: "Erreur lors de l'envoi de l'avis",
  kept: 'Vos mots sont toujours là. Vous pouvez réessayer.',
} as const

const en: SameShape<typeof fr> = {
  nameTooShort: 'The name must have at least 2 characters',
  occasionTooShort: 'The occasion must have at least 2 characters',
  contentTooShort: 'The review must have at least 10 characters',
  emailInvalid: 'Invalid email',
  ratingMissing: 'Please give a rating of 1 to 5 stars',
  title: 'Share your experience',
  lead: 'Fields marked with an asterisk are required.',
  close: 'Close',
  name: 'Name',
  nameHint: 'As it will appear with your review.',
  occasion: 'Occasion',
  occasionHint: 'Wedding, ceremony, evening, made to measure…',
  rating: 'Rating',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  content: 'Your review',
  left_one: '{{count}} character left.',
  left_other: '{{count}} characters left.',
  experiencedIn: 'Month of your experience',
  month: 'Month',
  year: 'Year',
  unsaid: 'Rather not say',
  email: 'E-mail address',
  emailHint:
    'It is not published. It is used only to contact you if needed: confirm it to be told of the publication, or of the ground for a refusal.',
  cancel: 'Cancel',
  submit: 'Send',
  submitting: 'Sending...',
  failed: 'Your review could not be sent',
  kept: 'Your words are still here. You can try again.',
}

export const testimonialTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    testimonial: typeof fr
  }
}
