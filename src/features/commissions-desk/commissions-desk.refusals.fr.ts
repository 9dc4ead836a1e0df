/** The texts that only the server says. */
export const commissionsDeskRefusalsFr = {
  errors: {
    notOpen: 'Cette création a changé entre-temps. Rechargez la page.',
    notWaiting: 'Ce devis n’attend plus de réponse.',
    notItsTurn: 'Une autre étape vient d’abord.',
    unpaid: 'Une échéance est due avant cette étape\u00a0: elle commence dès qu’elle est réglée.',
    future: 'Cette date est à venir.',
    quoteFault: '{{fault}}',
    tooMuch: 'Il reste {{left}} à rendre au plus.',
    stageNotFound: 'Cette étape n’existe pas.',
  },
  faults: {
    'no-lines': 'Le devis n’a pas de ligne.',
    'no-price': 'Le devis n’a pas de prix.',
    shares: 'Les parts de l’échéancier ne font pas cent pour cent.',
    'not-at-once': 'La première échéance est l’acompte, demandé à l’acceptation.',
    'schedule-order': 'Les échéances suivent l’ordre des étapes.',
    'schedule-stage': 'Une échéance précède une étape qui n’est pas prévue.',
    'not-last': 'La dernière échéance, le solde, se règle avant les finitions ou la remise.',
    stages: 'Prise de mesures, finitions et remise sont nécessaires, dans leur ordre.',
    validity: 'La validité se termine dans l’avenir, sous six mois.',
    handover: 'La remise est à venir, et au plus tard quatorze jours avant l’événement.',
    settled: 'Le solde est facturé\u00a0: le prix ne change plus.',
    'below-paid': 'Ce total est inférieur à ce qui est déjà payé\u00a0: rendez d’abord la différence.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'commissions-desk': typeof commissionsDeskRefusalsFr
  }
}
