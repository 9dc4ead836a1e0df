import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
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

const en: SameShape<typeof fr> = {
  metaTitle: '{{house}} · Made-to-measure couture in Paris',
  metaDescription:
    'A couture house in Paris: wedding gowns, ceremony and evening wear and ready-to-wear, drawn, cut and sewn in our own atelier.',
  heroMark: 'Made to measure, {{city}}',
  heroTitle: 'Exceptional Creations for Precious Moments',
  discover: 'Discover the Collection',
  contact: 'Contact us',
  book: 'Book an Appointment',
  houseTitle: 'The house',
  houseLead:
    'It begins with a drawing. Then comes the toile, cut, pinned, and worked again on the stand until it falls as it should.',
  houseText:
    'Only then do we cut the fabric: a silk, a linen, a lace chosen by hand. One person follows your piece from the first fitting to the last stitch, and signs the inside of the hem.',
  houseWay: 'More about the house',
  services: {
    title: 'Three ways to come to us',
    wedding: {
      title: 'Wedding gowns',
      text: 'From the first drawing to the last hem, a gown that belongs to nobody else.',
      way: 'Bespoke wedding gowns',
    },
    evening: {
      title: 'Evening wear',
      text: 'Velvet, crêpe, chiffon: pieces that know how to hold the light of an evening.',
      way: 'Bespoke evening wear',
    },
    appointment: {
      title: 'Private appointments',
      text: 'An hour in the salon, yours alone, to feel the fabrics and talk about your piece.',
      way: 'Book an appointment',
    },
  },
  closingTitle: 'Let us talk about your piece',
  closingText: 'A date, an idea, a seam to take in: come to the salon, call us or write to us.',
}

export const homeTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    home: typeof fr
  }
}
