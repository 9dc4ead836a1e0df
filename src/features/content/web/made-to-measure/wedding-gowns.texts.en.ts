import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { weddingGownsTextsFr } from './wedding-gowns.texts.fr.ts'

export const weddingGownsTextsEn: SameShape<typeof weddingGownsTextsFr> = {
  metaTitle: 'Bespoke wedding gowns in {{city}}',
  metaDescription:
    'Your wedding gown, drawn and sewn in Paris: a calendar counted back from the day, what is included, the cloths, and what a gown starts at.',
  mark: 'Bespoke',
  title: 'Your wedding gown',
  lead: 'It is planned backwards. We start from the day, the hour and the place, and work back to the first drawing.',
  days: {
    day: { when: 'The day', text: 'You have stopped thinking about the gown.' },
    handover: {
      when: 'Seven to fifteen days before',
      text: 'The handover, with a dressing lesson for whoever will help you.',
    },
    finishing: { when: 'Two to three weeks', text: 'Finishing by hand, and the balance.' },
    third: { when: 'Three to five weeks', text: 'Last fitting: the hem, with your shoes on.' },
    second: { when: 'Two to three months', text: 'Second fitting: volume, neckline, the lace in its place.' },
    first: { when: 'Four to five months', text: 'First fitting, in the cloth, tacked with long stitches.' },
    toile: { when: 'Six to seven months', text: 'The cotton toile, pinned on you.' },
    signature: { when: 'When you sign the quote', text: 'The deposit, then the measurements.' },
    visit: {
      when: 'Nine to twelve months',
      text: 'The first appointment, an hour and a half; drawing and quote follow within two weeks.',
    },
  },
  late: 'Is your date closer? Three months ahead is still possible, if the design allows and the workroom has a place. We tell you at the first appointment.',
  included: {
    drawing: 'The annotated drawing and the quote',
    toile: 'The toile, cut and fitted',
    fittings: 'Three fittings in the cloth',
    hand: 'Finishing by hand',
    lesson: 'The dressing lesson and the garment bag',
    alterations: 'Alterations, until the day',
  },
  excluded: {
    further: 'A veil, a stole or a second outfit: in the quote, if you wish',
    changes: 'A design changed after the toile: we give you the price first',
    shoes: 'Shoes and lingerie',
  },
  cloths: {
    satin: { name: 'Duchess satin', text: 'Heavy and luminous, for a skirt that stands by itself.' },
    mikado: { name: 'Mikado', text: 'Crisp, almost matt, for a clean line and a large bow.' },
    crepe: { name: 'Silk crêpe', text: 'It flows: a sheath, a bare back.' },
    tulle: { name: 'Tulle and organza', text: 'Air, held between two layers.' },
    lace: { name: 'Lace', text: 'Chantilly or guipure, cut out and placed one motif at a time.' },
  },
  pieces: { title: 'Somewhere to start looking', all: 'All wedding pieces' },
  closing: {
    title: 'Let us talk about your day',
    text: 'An hour and a half in the salon, which costs nothing and commits you to nothing.',
    book: 'Appointment for a wedding',
  },
}
