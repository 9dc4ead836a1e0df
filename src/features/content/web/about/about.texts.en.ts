import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { aboutTextsFr } from './about.texts.fr.ts'

export const aboutTextsEn: SameShape<typeof aboutTextsFr> = {
  metaTitle: 'The house, its history, its hands',
  metaDescription:
    'A Paris couture house of more than ten years: how it began, how it works, and the three things it does best: cloth, handwork, and cutting to measure.',
  mark: '{{city}}, for more than ten years',
  title: 'One always sews for someone',
  lead: 'We are a couture house: one workroom and two salons. Here we draw, cut and sew pieces that are worn for a day and kept for a lifetime.',
  history: {
    title: 'How it began',
    beginning:
      'With a cutting table, one sewing machine, and a wedding gown promised to a friend. Her bridesmaids came back for theirs; then a sister did, then a mother.',
    growth:
      'That was more than ten years ago. The table has grown longer and there are more hands at it. Our ready-to-wear came from the toiles that people kept asking us for.',
    today:
      'Nothing else has changed: a drawing, a toile, a cloth, and one person who sees the piece through from first fitting to last stitch.',
  },
  philosophy: {
    title: 'How we work',
    first:
      'When a piece is right, you do not notice it at first. You notice the person in it; only then the shoulder that sits, the hem that keeps step.',
    second:
      'We name the price before we cut and the date before we promise. When there is too little time to do it well, we say that too.',
    third:
      'We leave cloth in the seams. A gown should be able to be altered, and to go through life with you.',
  },
  quote:
    'I am not after the gown that astonishes. I am after the moment when you look in the mirror and stop tugging at the cloth.',
  quoteRole: 'designer of the house',
  skills: {
    title: 'Three things we know how to do',
    cloth: {
      title: 'Noble materials',
      text: 'Silk, wool, linen, lace: we choose them by touch, in daylight, and tell you what each of them is made of.',
    },
    hand: {
      title: 'Finishing by hand',
      text: 'Rolled hems, looped buttonholes, beads set one at a time: what shows up close, and what shows only on the inside.',
    },
    measure: {
      title: 'Made to measure',
      text: 'Twenty to thirty measurements, a cotton toile tried on you, and only then the cut. The pattern belongs to your piece alone.',
    },
  },
  skillsWay: 'How a bespoke piece is made',
  closing: {
    title: 'Come and meet us',
    text: 'The salon is yours for as long as you visit, and the cloths are on the table. A first appointment costs nothing.',
    book: 'Book an appointment',
  },
}
