import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Et maintenant',
  byMail: 'Par e-mail',
  mail: 'La confirmation part à {{email}}, puis votre facture avec le formulaire de rétractation.',
  mailMade: 'La confirmation part à {{email}}, puis votre facture avec votre contrat.',
  preparation: 'À l’atelier',
  anyTime: 'À tout moment',
  follow: 'La page de votre commande dit où elle en est, et garde vos documents.',
  followOrCancel:
    'La page de votre commande dit où elle en est, et garde vos documents. Tant que l’atelier n’a pas commencé, vous pouvez y annuler.',
  nextPrepared: 'L’atelier prépare vos pièces, et vous écrit dès qu’elles partent.',
  nextPickup: 'L’atelier prépare vos pièces, et vous écrit dès qu’elles vous attendent.',
  nextMade: 'Pour ce qui est fait à vos mesures, l’atelier vous appelle avant de couper l’étoffe.',
  measuredAtSalon: 'Nous vous attendons {{when}} pour vos mesures\u00a0: un message vous le confirme.',
  measuredAtHome: 'Nous vous écrivons comment prendre vos mesures, et vous appelons pour les relire.',
  see: 'Suivre ma commande',
  bookPickup: 'Choisir l’heure du retrait',
} as const

const en: SameShape<typeof fr> = {
  title: 'What happens now',
  byMail: 'By e-mail',
  mail: 'The confirmation is on its way to {{email}}, then your invoice with the withdrawal form.',
  mailMade: 'The confirmation is on its way to {{email}}, then your invoice with your contract.',
  preparation: 'At the atelier',
  anyTime: 'At any time',
  follow: 'The page of your order says how far it has come, and keeps your documents.',
  followOrCancel:
    'The page of your order says how far it has come, and keeps your documents. Until the atelier has begun, you can cancel there.',
  nextPrepared: 'The atelier prepares your pieces, and writes to you as soon as they leave.',
  nextPickup: 'The atelier prepares your pieces, and writes to you as soon as they await you.',
  nextMade: 'For what is made to your measurements, the atelier calls you before the cloth is cut.',
  measuredAtSalon: 'We expect you on {{when}} for your measurements: a message confirms it.',
  measuredAtHome: 'We write to you how to take your measurements, and call you to go through them.',
  see: 'Track my order',
  bookPickup: 'Choose when to collect',
}

export const whatFollowsTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    whatFollows: typeof fr
  }
}
