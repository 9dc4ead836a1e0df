export const launchTextsFr = {
  title: 'Avant l’ouverture',
  failed: 'Ce qui manque n’a pas pu être lu.',
  retry: 'Réessayer',
  ready: 'Rien ne manque\u00a0: la maison peut ouvrir.',
  before_one: '{{count}} point avant l’ouverture',
  before_other: '{{count}} points avant l’ouverture',
  kinds: {
    law: 'Exigé par la loi',
    opening: 'Nécessaire pour ouvrir',
    advice: 'Conseillé',
  },
  items: {
    company: 'La société est encore celle de l’exemple, en tout ou en partie.',
    mediator:
      'Le médiateur est encore celui de l’exemple\u00a0: en avoir un est obligatoire avant l’ouverture.',
    host: 'L’hébergeur est encore celui de l’exemple.',
    textileId: 'L’identifiant unique textile est encore celui de l’exemple.',
    guaranteeNotice:
      'La notice européenne sur les garanties n’est pas montrée. Son image vient de la Commission européenne\u00a0; qui tient le site la place dans la commande et ses courriers.',
    contact: 'Le nom, l’adresse ou un moyen de vous joindre sont encore ceux de l’exemple.',
    payment:
      'Le paiement est une démonstration\u00a0: aucun argent n’arrive. Qui tient le serveur y met les clés de Stripe.',
    mail: 'Aucun courrier ne part. Qui tient le serveur y règle SMTP_URL.',
    publicUrl: 'Le site n’a pas d’adresse publique en https. Qui tient le serveur y règle PUBLIC_URL.',
    demoAccounts_one:
      '{{count}} compte d’exemple peut encore entrer. La maison s’ouvre sur une base neuve, sans la démonstration.',
    demoAccounts_other:
      '{{count}} comptes d’exemple peuvent encore entrer. La maison s’ouvre sur une base neuve, sans la démonstration.',
    secrets: 'Le secret qui signe les sessions est connu de tous. Qui tient le serveur y règle APP_SECRET.',
    products: 'Aucune pièce n’est en boutique. Il en faut une pour ouvrir.',
    terms: 'Des horaires, des frais de livraison ou des tarifs sont encore ceux de l’exemple.',
    lookbook: 'Le lookbook ne montre aucune image.',
    accessibility: 'L’accessibilité du site n’a pas été déclarée.',
    english_one: '{{count}} pièce n’a pas de texte anglais.',
    english_other: '{{count}} pièces n’ont pas de texte anglais.',
  },
  ways: {
    maison: 'Compléter la maison',
    horaires: 'Vérifier les horaires, la livraison et les tarifs',
    societe: 'Compléter la société',
    hebergeur: 'Nommer l’hébergeur',
    mediateur: 'Nommer le médiateur',
    accessibilite: 'Déclarer l’accessibilité',
    gallery: 'Accrocher des images',
  },
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    launch: typeof launchTextsFr
  }
}
