export const ownOrdersTextsFr = {
  none: 'Aucune commande pour l’instant',
  noneText: 'Ce que vous commanderez se suivra ici, de l’atelier à votre porte, avec ses factures.',
  noneShort: 'Aucune commande pour l’instant.',
  toShop: 'Voir la boutique',
  unknown: 'Cette commande n’existe pas, ou n’est pas la vôtre.',
  unknownText:
    'Vérifiez l’adresse que vous avez suivie. Toutes vos commandes sont réunies sur une même page.',
  all: 'Toutes vos commandes',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    ownOrders: typeof ownOrdersTextsFr
  }
}
