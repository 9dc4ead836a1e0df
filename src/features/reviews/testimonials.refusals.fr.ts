/** Texts that only the server uses: why a call is refused, and what its result is. */
export const testimonialsRefusalsFr = {
  errors: {
    testimonialNotFound: 'Cet avis n’existe pas ou a été supprimé.',
    refusedHasNoReply:
      'Cet avis est refusé\u00a0: personne ne lirait votre réponse. Publiez-le d’abord, puis répondez.',
    notBegun: 'Ce mois n’est pas encore là.',
    linkSpent: 'Ce lien a déjà servi ou n’est plus valable.',
  },
  done: {
    submitted: 'Votre avis a été soumis avec succès ! Il sera publié après validation.',
    reported: 'Merci, nous relirons cet avis.',
    confirmed: 'Merci, votre adresse est confirmée. Nous vous écrirons quand votre avis aura été lu.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    testimonials: typeof testimonialsRefusalsFr
  }
}
