export const weddingGownsTextsFr = {
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    weddingGowns: typeof weddingGownsTextsFr
  }
}
