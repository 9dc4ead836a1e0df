import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
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
      'La notice européenne sur la garantie légale n’est pas en place dans les deux langues. Son fichier officiel vient de la Commission européenne.',
    contact: 'Le nom, l’adresse ou un moyen de vous joindre sont encore ceux de l’exemple.',
    payment:
      'Le paiement est une démonstration\u00a0: aucun argent n’arrive. Qui tient le serveur y met les clés de Stripe.',
    closedPayment: 'Personne ne peut payer. Qui tient le serveur y met les clés de Stripe.',
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
    garanties: 'Mettre la notice en place',
    accessibilite: 'Déclarer l’accessibilité',
    gallery: 'Accrocher des images',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Before opening',
  failed: 'What is missing could not be read.',
  retry: 'Try again',
  ready: 'Nothing is missing: the house may open.',
  before_one: '{{count}} point before opening',
  before_other: '{{count}} points before opening',
  kinds: {
    law: 'Required by law',
    opening: 'Needed to open',
    advice: 'Advisable',
  },
  items: {
    company: 'The company is still that of the example, in whole or in part.',
    mediator: 'The mediator is still that of the example: having one is compulsory before opening.',
    host: 'The host is still that of the example.',
    textileId: 'The unique textile identifier is still that of the example.',
    guaranteeNotice:
      'The European notice on the legal guarantee is not in place in both languages. Its official file comes from the European Commission.',
    contact: 'The name, the address or a way to reach you is still that of the example.',
    payment:
      'Payment is a demonstration: no money arrives. Whoever runs the server sets the keys of Stripe there.',
    closedPayment: 'Nobody can pay. Whoever runs the server sets the keys of Stripe there.',
    mail: 'No mail leaves. Whoever runs the server sets SMTP_URL there.',
    publicUrl: 'The site has no public address in https. Whoever runs the server sets PUBLIC_URL there.',
    demoAccounts_one:
      '{{count}} example account can still enter. The house opens on a new database, without the demonstration.',
    demoAccounts_other:
      '{{count}} example accounts can still enter. The house opens on a new database, without the demonstration.',
    secrets:
      'The secret that signs sessions is known to everybody. Whoever runs the server sets APP_SECRET there.',
    products: 'No piece is in the shop. It takes one to open.',
    terms: 'Some hours, delivery costs or prices are still those of the example.',
    lookbook: 'The look book shows no picture.',
    accessibility: 'The accessibility of the site has not been stated.',
    english_one: '{{count}} piece has no English text.',
    english_other: '{{count}} pieces have no English text.',
  },
  ways: {
    maison: 'Complete the house',
    horaires: 'Check hours, delivery and prices',
    societe: 'Complete the company',
    hebergeur: 'Name the host',
    mediateur: 'Name the mediator',
    garanties: 'Put the notice in place',
    accessibilite: 'State the accessibility',
    gallery: 'Hang pictures',
  },
}

export const launchTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    launch: typeof fr
  }
}
