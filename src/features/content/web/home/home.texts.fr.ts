export const homeTextsFr = {
  metaTitle: '{{house}} · Couture sur mesure à Paris',
  metaDescription:
    'Maison de couture à Paris\u00a0: robes de mariée, tenues de cérémonie et du soir, prêt-à-porter, dessinés, coupés et cousus dans notre atelier.',
  heroMark: 'Couture sur mesure, {{city}}',
  heroTitle: "Créations d'Exception pour Moments Précieux",
  discover: 'Découvrir la Collection',
  book: 'Prendre Rendez-vous',
  contact: 'Nous Contacter',
  houseTitle: 'La maison',
  houseLead:
    'Tout commence par un croquis. Puis vient la toile, coupée, épinglée, reprise sur le buste jusqu’à ce que le tombé soit juste.',
  houseText:
    'Alors seulement nous coupons l’étoffe\u00a0: une soie, un lin, une dentelle choisis à la main. Une même personne suit votre pièce du premier essayage au dernier point, et signe l’intérieur de l’ourlet.',
  houseWay: 'Découvrir la maison',
  services: {
    title: 'Trois façons de venir à nous',
    wedding: {
      title: 'Robes de mariée',
      text: 'Du premier croquis au dernier ourlet, une robe qui n’appartient qu’à vous.',
      way: 'Les robes de mariée sur mesure',
    },
    evening: {
      title: 'Tenues de soirée',
      text: 'Velours, crêpe, mousseline\u00a0: des pièces qui savent tenir la lumière du soir.',
      way: 'Les tenues de soirée sur mesure',
    },
    appointment: {
      title: 'Rendez-vous privés',
      text: 'Une heure au salon, rien que pour vous, à toucher les étoffes et à parler de votre pièce.',
      way: 'Prendre rendez-vous',
    },
  },
  closingTitle: 'Parlons de votre pièce',
  closingText:
    'Une date, une idée, une taille à retoucher\u00a0: venez au salon, appelez-nous ou écrivez-nous.',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    home: typeof homeTextsFr
  }
}
