import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  metaTitle: 'Robe de mariée sur mesure à {{city}}',
  metaDescription:
    'Votre robe de mariée, dessinée et cousue à Paris\u00a0: le calendrier compté depuis le jour, ce qui est compris, les étoffes, le prix de départ.',
  mark: 'Sur mesure',
  title: 'Votre robe de mariée',
  lead: 'Elle se prépare à rebours. On part du jour, de l’heure et du lieu, et l’on remonte jusqu’au premier croquis.',
  days: {
    day: { when: 'Le jour', text: 'Vous ne pensez plus à la robe.' },
    handover: {
      when: 'Sept à quinze jours avant',
      text: 'La remise, avec une leçon d’habillage pour qui vous aidera.',
    },
    finishing: { when: 'Deux à trois semaines', text: 'Les finitions à la main, et le solde.' },
    third: { when: 'Trois à cinq semaines', text: 'Dernier essayage\u00a0: l’ourlet, chaussures aux pieds.' },
    second: {
      when: 'Deux à trois mois',
      text: 'Deuxième essayage\u00a0: les volumes, l’encolure, la dentelle placée.',
    },
    first: { when: 'Quatre à cinq mois', text: 'Premier essayage, dans l’étoffe bâtie à grands points.' },
    toile: { when: 'Six à sept mois', text: 'La toile de coton, épinglée sur vous.' },
    signature: { when: 'À la signature du devis', text: 'L’acompte, puis les mesures.' },
    visit: {
      when: 'Neuf à douze mois',
      text: 'Le premier rendez-vous, une heure et demie\u202f; le croquis et le devis suivent sous deux semaines.',
    },
  },
  late: 'Votre date est plus proche\u202f? À trois mois du jour, c’est encore possible, si le dessin s’y prête et si l’atelier a la place. Nous le disons dès le premier rendez-vous.',
  included: {
    drawing: 'Le croquis annoté et le devis',
    toile: 'La toile, coupée et essayée',
    fittings: 'Trois essayages dans l’étoffe',
    hand: 'Les finitions à la main',
    lesson: 'La leçon d’habillage et la housse',
    alterations: 'Les retouches, jusqu’au jour',
  },
  excluded: {
    further: 'Le voile, l’étole ou une deuxième tenue\u00a0: au devis, si vous les souhaitez',
    changes: 'Un dessin repris après la toile\u00a0: nous en disons le prix avant',
    shoes: 'Les chaussures et la lingerie',
  },
  cloths: {
    satin: { name: 'Satin duchesse', text: 'Lourd et lumineux, pour une jupe qui tient seule.' },
    mikado: { name: 'Mikado', text: 'Net, presque mat, pour une ligne pure et un grand nœud.' },
    crepe: { name: 'Crêpe de soie', text: 'Il coule\u00a0: un fourreau, un dos nu.' },
    tulle: { name: 'Tulle et organza', text: 'De l’air, retenu entre deux épaisseurs.' },
    lace: { name: 'Dentelle', text: 'Chantilly ou guipure, découpée et placée motif par motif.' },
  },
  pieces: { title: 'Pour commencer à regarder', all: 'Toutes les pièces de mariage' },
  closing: {
    title: 'Parlons de votre jour',
    text: 'Une heure et demie au salon, qui ne coûte rien et n’engage à rien.',
    book: 'Rendez-vous mariage',
  },
} as const

const en: SameShape<typeof fr> = {
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

export const weddingGownsTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    weddingGowns: typeof fr
  }
}
