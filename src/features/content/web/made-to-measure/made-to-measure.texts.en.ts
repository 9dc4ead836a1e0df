import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { madeToMeasureTextsFr } from './made-to-measure.texts.fr.ts'

export const madeToMeasureTextsEn: SameShape<typeof madeToMeasureTextsFr> = {
  metaTitle: 'Bespoke: from drawing to handover',
  metaDescription:
    'A wedding gown, evening or ceremony wear: how a bespoke piece is made in our Paris workroom, how long it takes, and what it starts at.',
  mark: 'Bespoke couture, {{city}}',
  title: 'Drawn with\u00a0you, cut for\u00a0you',
  lead: 'A creation begins with a conversation and ends with a hem. In between: a drawing, a toile, fittings, and one person who is with you throughout.',
  steps: {
    title: 'How a piece is made',
    lead: 'The times are those of a wedding gown. Evening and ceremony wear takes six to ten weeks, and one or two fittings.',
    visit: {
      title: 'The first appointment',
      when: 'Nine to twelve months before',
      text: 'An hour and a half in the salon. You bring the date, the place, the wish, the budget; we lay out the cloths.',
    },
    drawing: {
      title: 'Drawing and quote',
      when: 'One to two weeks later',
      text: 'An annotated drawing, the materials, the calendar, the price with all taxes. The quote stands for thirty days.',
    },
    deposit: {
      title: 'The deposit',
      when: 'When you sign',
      text: 'You sign the quote and pay the deposit it names. The workroom then keeps your place.',
    },
    measures: {
      title: 'The measurements',
      when: 'Straight after',
      text: 'Twenty to thirty, taken in the shoes and lingerie of the day. The pattern is begun.',
    },
    toile: {
      title: 'The toile',
      when: 'Six to seven months before',
      text: 'The whole piece in cotton, pinned on you. This is the time to change your mind: a neckline, a length, a sleeve.',
    },
    fittings: {
      title: 'The fittings',
      when: 'From five months to three weeks before',
      text: 'Three, in the cloth itself: tacked, then volume and lace, and last the hem, with your shoes on.',
    },
    finishing: {
      title: 'The finishing',
      when: 'Two to three weeks before',
      text: 'Rolled hems, looped buttonholes, beads: the hand finishes and the iron follows. You pay the balance.',
    },
    handover: {
      title: 'The handover',
      when: 'Seven to fifteen days before',
      text: 'In the salon, with a lesson in how to put it on, or by courier, insured. Alterations are included until the day.',
    },
  },
  services: {
    title: 'What we create',
    wedding: {
      title: 'The wedding gown',
      text: 'Town hall, church, or both: a gown drawn around a date and a place.',
      way: 'Wedding gowns',
      book: 'Talk about a wedding',
    },
    evening: {
      title: 'The evening piece',
      text: 'Gala, opera, cocktails: a back, a fall, a cloth that holds the light.',
      way: 'Evening wear',
      book: 'Talk about an evening',
    },
    ceremony: {
      title: 'The ceremony piece',
      text: 'Mother of the bride, witness, bridal party, christening: in tune with the day, never in costume.',
      way: 'For a ceremony',
      book: 'Talk about a ceremony',
    },
  },
  closing: {
    title: 'Let us begin with a conversation',
    text: 'A first appointment costs nothing and commits you to nothing.',
    wedding: 'Appointment for a wedding',
    evening: 'Appointment for an evening or ceremony',
  },
}
