import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { eveningWearTextsFr } from './evening-wear.texts.fr.ts'

export const eveningWearTextsEn: SameShape<typeof eveningWearTextsFr> = {
  metaTitle: 'Bespoke evening wear in {{city}}',
  metaDescription:
    'Evening and ceremony wear, cut for you in Paris: six to ten weeks, one or two fittings, the cloths, and what a piece starts at.',
  mark: 'Bespoke',
  title: 'Your evening piece',
  lead: 'An invitation, a date: six to ten weeks are enough. One or two fittings, and a cloth that holds the evening light.',
  days: {
    day: { when: 'The evening', text: 'All that is left is to walk in.' },
    handover: { when: 'A few days before', text: 'The handover in the salon, or a courier, insured.' },
    second: {
      when: 'One to two weeks',
      text: 'Last fitting: the hem, with your shoes on. Then the finishing, and the balance.',
    },
    first: { when: 'Three to five weeks', text: 'First fitting, in the cloth, tacked.' },
    signature: { when: 'When you sign the quote', text: 'Deposit and measurements; the cutting begins.' },
    visit: {
      when: 'Six to ten weeks',
      text: 'The first appointment, an hour; drawing and quote follow within two weeks.',
    },
  },
  late: 'Is your evening closer? Some pieces in the boutique can be worn as they are, and altered in a single appointment.',
  included: {
    drawing: 'The annotated drawing and the quote',
    pattern: 'The pattern, to your measurements',
    fittings: 'One or two fittings',
    hand: 'Finishing by hand',
    alterations: 'Alterations, until the evening',
  },
  excluded: {
    further: 'A stole, a cape, a bag to match: in the quote, if you wish',
    changes: 'A design changed after the cut: we give you the price first',
  },
  cloths: {
    velvet: { name: 'Velvet', text: 'It drinks the light; devoré lets it through.' },
    satin: {
      name: 'Satin-back crêpe',
      text: 'Matt on one side, bright on the other: one cloth, two evenings.',
    },
    chiffon: { name: 'Chiffon', text: 'Three layers, and a step that shows.' },
    jacquard: { name: 'Jacquard and brocade', text: 'The pattern is woven; the cut keeps quiet.' },
    gazar: { name: 'Gazar', text: 'Dry and light, for a volume that does not fall.' },
  },
  ceremony: {
    title: 'For a ceremony',
    text: 'Mother of the bride or groom, witness, bridal party, christening, communion: the same hands and the same times. Tell us what the bride will wear; we match, and never copy.',
    book: 'Talk about a ceremony',
  },
  pieces: { title: 'Somewhere to start looking', all: 'All evening pieces' },
  closing: {
    title: 'Let us talk about your evening',
    text: 'An hour in the salon, which costs nothing and commits you to nothing.',
    book: 'Appointment for an evening or ceremony',
  },
}
