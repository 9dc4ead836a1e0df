import { stageNamesFr } from './stages/stage-names.fr.ts'

/** The texts that only the server says. */
export const commissionsRefusalsFr = {
  errors: {
    commissionNotFound: 'Cette création n’existe pas.',
    productNotFound: 'Cette pièce n’existe pas.',
    profileNotFound: 'Cette fiche de mesures n’existe pas.',
    quoteNotFound: 'Ce devis n’existe pas.',
    paperNotFound: 'Ce document n’existe pas.',
    eventPast: 'Cette date est passée.',
    notAgreed: 'Cochez la case pour accepter le devis.',
    ended: 'Cette création est close\u00a0: rien ne peut plus y être changé.',
    accepted: 'Ce devis est déjà accepté.',
    replaced: 'Une version plus récente a remplacé ce devis. Rechargez la page.',
    lapsed: 'Ce devis n’est plus valable. Écrivez-nous\u00a0: nous vous en enverrons un nouveau.',
    otherDocument: 'Le document a changé depuis que vous l’avez lu. Relisez la page avant d’accepter.',
    belowPaid:
      'Vous avez déjà réglé plus que le montant de ce devis. La maison vous rendra d’abord la différence.',
    notDue: 'Cette échéance n’est pas encore demandée.',
    alreadyPaid: 'Cette échéance est déjà réglée.',
    notBookable:
      'Cette étape ne se réserve pas, ou pas encore\u00a0: elle a déjà son rendez-vous, attend un règlement, ou n’est pas la prochaine.',
  },
  done: {
    wished: 'Votre demande est arrivée. La maison vous répond sous deux jours ouvrés.',
    accepted: 'Le devis est accepté. Ce qui est à régler est sur cette page.',
  },
  sentence:
    'J’accepte le devis {{number}}, version {{version}}, d’un montant de {{total}}, et les conditions générales de vente. La pièce étant confectionnée à mes mesures, le droit de rétractation ne s’applique pas (art.\u00a0L221-28\u00a03°).',
  schedule: {
    atOnce: 'À l’acceptation',
    before: 'Avant\u00a0: {{stage}}',
  },
  occasions: {
    wedding: 'Mariage',
    civil: 'Mariage civil',
    ceremony: 'Cérémonie',
    evening: 'Soirée',
    other: 'Autre',
  },
  stages: stageNamesFr,
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    commissions: typeof commissionsRefusalsFr
  }
}
