import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  written: { fr: 'en français', en: 'en anglais' },
  title: 'Avis clients ({{count}})',
  none: "Ce produit n'a pas encore d'avis. Soyez le premier à donner votre opinion !",
  write: 'Rédiger un avis',
  edit: 'Modifier le vôtre',
  cancel: 'Annuler',
  signInTitle: 'Connexion requise',
  signIn: 'Vous devez être connecté pour laisser un avis',
  toSignIn: 'Se connecter',
  failedTitle: 'Erreur',
  failed: "Une erreur est survenue lors de l'ajout de l'avis",
  ratingRequired: 'Veuillez attribuer une note entre 1 et 5 étoiles',
  stars: '{{rating}} sur 5',
  average: 'Note moyenne\u00a0: {{rating}} sur 5',
  verified: 'Achat vérifié',
  unverified: 'Avis non vérifié',
  newestOnly: 'Les {{count}} avis les plus récents.',
  order: 'Du plus récent au plus ancien, avec leur date de publication.',
  how: 'Comment fonctionnent les avis\u202f?',
  howWritten:
    'Qui a un compte peut donner un avis, un seul, sur chaque pièce. Il paraît dès son envoi et reste tant que la pièce est présentée. Rien n’est offert en échange.',
  howVerified:
    '«\u00a0Achat vérifié\u00a0» dit que la pièce a été livrée à l’auteur de l’avis. Les autres avis ne sont pas vérifiés. La date à laquelle la pièce a été portée n’est pas recueillie.',
  howRemoved:
    'Son auteur peut modifier ou supprimer son avis\u202f; la date de la modification est affichée. La maison ne retire que ce qui est injurieux, hors sujet, contraire à la vie privée, illicite, intéressé ou en double, jamais pour la note, et en informe l’auteur, qui peut le modifier pour qu’il soit relu. Chacun peut signaler un avis. Toutes les notes publiées comptent dans la moyenne.',
  changedOn: 'modifié le {{day}}',
  reply: 'Réponse de la maison, le {{day}}',
} as const

const en: SameShape<typeof fr> = {
  written: { fr: 'in French', en: 'in English' },
  title: 'Customer reviews ({{count}})',
  none: 'This piece has no review yet. Be the first to share your opinion!',
  write: 'Write a review',
  edit: 'Edit yours',
  cancel: 'Cancel',
  signInTitle: 'Sign-in required',
  signIn: 'You must be signed in to leave a review',
  toSignIn: 'Sign in',
  failedTitle: 'Error',
  failed: 'Something went wrong while adding your review',
  ratingRequired: 'Please give a rating of 1 to 5 stars',
  stars: '{{rating}} out of 5',
  average: 'Average rating: {{rating}} out of 5',
  verified: 'Verified purchase',
  unverified: 'Unverified review',
  newestOnly: 'The {{count}} most recent reviews.',
  order: 'Newest first, with their date of publication.',
  how: 'How do reviews work?',
  howWritten:
    'Anyone with an account may review each piece once. A review appears as soon as it is sent and stays as long as the piece is shown. Nothing is given in return.',
  howVerified:
    '“Verified purchase” means that the piece was delivered to the author of the review. Other reviews are not verified. The date on which the piece was worn is not collected.',
  howRemoved:
    'Authors may change or delete their review; the date of the change is shown. The house takes down only what is abusive, off topic, an intrusion on privacy, unlawful, self-interested or repeated, never because of its rating, and tells the author, who may change it to have it read again. Anybody may report a review. Every published rating counts towards the average.',
  changedOn: 'changed on {{day}}',
  reply: 'Answer of the house, {{day}}',
}

export const reviewsTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    reviews: typeof fr
  }
}
