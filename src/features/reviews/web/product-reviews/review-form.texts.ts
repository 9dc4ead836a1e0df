import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  rating: 'Votre note',
  ratingRequiredTitle: 'Note requise',
  comment: 'Votre avis',
  commentHint: 'Facultatif. Paraît avec votre prénom et votre nom.',
  submit: 'Envoyer',
  submitting: 'Envoi en cours...',
  publishedTitle: 'Avis ajouté',
  own: {
    title: 'Votre avis',
    pending: 'La maison lit votre avis. Il paraîtra ensuite.',
    unread: 'Ce que vous avez déjà écrit n’a pas pu être lu.',
    retry: 'Réessayer',
    rejected: 'Votre avis a été retiré\u00a0: {{reason}}. Modifiez-le, et nous le relirons.',
    reasons: {
      abusive: 'propos injurieux',
      off_topic: 'hors sujet',
      personal_data: 'données personnelles',
      unlawful: 'contenu illicite',
      conflict_of_interest: 'conflit d’intérêts',
      duplicate: 'doublon',
    },
    submit: 'Enregistrer',
    submitting: 'Enregistrement...',
    changedTitle: 'Avis modifié',
    delete: 'Supprimer mon avis',
    deleting: 'Suppression...',
    deleteTitle: 'Supprimer votre avis\u202f?',
    deleteText:
      'Il disparaît de la page de la pièce, avec sa note. Vous pourrez en écrire un autre\u00a0; si celui-ci avait été retiré, la maison lira d’abord le nouveau.',
    keep: 'Garder',
    deletedTitle: 'Avis supprimé',
  },
} as const

const en: SameShape<typeof fr> = {
  rating: 'Your rating',
  ratingRequiredTitle: 'Rating required',
  comment: 'Your review',
  commentHint: 'Optional. Appears with your first and last name.',
  submit: 'Send',
  submitting: 'Sending...',
  publishedTitle: 'Review added',
  own: {
    title: 'Your review',
    pending: 'The house is reading your review. It will appear then.',
    unread: 'What you have written already could not be read.',
    retry: 'Try again',
    rejected: 'Your review was taken down: {{reason}}. Change it, and we will read it again.',
    reasons: {
      abusive: 'abusive language',
      off_topic: 'off topic',
      personal_data: 'personal data',
      unlawful: 'unlawful content',
      conflict_of_interest: 'conflict of interest',
      duplicate: 'duplicate',
    },
    submit: 'Save',
    submitting: 'Saving...',
    changedTitle: 'Review changed',
    delete: 'Delete my review',
    deleting: 'Deleting...',
    deleteTitle: 'Delete your review?',
    deleteText:
      'It disappears from the page of the piece, with its rating. You may write another; if this one had been taken down, the house reads the new one first.',
    keep: 'Keep',
    deletedTitle: 'Review deleted',
  },
}

export const reviewFormTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    reviewForm: typeof fr
  }
}
