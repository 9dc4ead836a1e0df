import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { homeTextsFr } from './home.texts.fr.ts'

export const homeTextsEn: SameShape<typeof homeTextsFr> = {
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
