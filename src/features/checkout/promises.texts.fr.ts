export const promisesTextsFr = {
  delivery: {
    title: 'Livraison',
    ready: 'Livraison en {{min}} à {{max}} jours ouvrés en France métropolitaine',
    madeToMeasure: 'Livraison en {{min}} à {{max}} semaines, le temps de la confection',
    between: 'entre le {{from}} et le {{to}}',
    earliestEvent: 'Pour un événement\u00a0: au plus tôt le {{day}}.',
    margin: 'Nous gardons {{count}} jours avant l’événement, le temps d’un essayage et d’une retouche.',
    costs:
      'France métropolitaine et Monaco {{france}}, offerte dès {{free}}\u00a0; Union européenne {{europe}}\u00a0; ailleurs {{world}}',
    plainCosts:
      'France métropolitaine et Monaco {{france}}\u00a0; Union européenne {{europe}}\u00a0; ailleurs {{world}}',
    freeCosts:
      'Offerte en France métropolitaine et à Monaco, dès {{free}} d’achat\u00a0; Union européenne {{europe}}\u00a0; ailleurs {{world}}',
  },
  returns: {
    title: 'Retours',
    days: '{{count}} jours après la réception pour changer d’avis',
    none: 'Pièce à vos mesures\u00a0: ni retour ni échange, sauf défaut avéré',
  },
  guarantees: {
    title: 'Garanties',
    yours: 'Vos garanties',
    more: 'Vos garanties en détail',
    conformity: 'Conformité\u00a0: {{count}} ans',
    hiddenDefects: 'Vices cachés\u00a0: {{count}} ans',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    promises: typeof promisesTextsFr
  }
}
