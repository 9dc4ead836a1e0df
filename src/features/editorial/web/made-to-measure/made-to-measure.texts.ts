import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  metaTitle: 'Sur mesure\u00a0: du croquis à la remise',
  metaDescription:
    'Robe de mariée, tenue de soirée ou de cérémonie\u00a0: comment naît une pièce sur mesure, en combien de temps, à partir de quel prix.',
  mark: 'Couture sur mesure, {{city}}',
  title: 'Dessinée à\u00a0deux, coupée pour\u00a0vous',
  lead: 'Une création commence par une conversation et finit par un ourlet. Entre les deux, un croquis, une toile, des essayages, et la même personne du début à la fin.',
  steps: {
    title: 'Comment naît une pièce',
    lead: 'Les temps sont ceux d’une robe de mariée. Une tenue de soirée ou de cérémonie demande six à dix semaines, et un ou deux essayages.',
    visit: {
      title: 'Le premier rendez-vous',
      when: 'Neuf à douze mois avant',
      text: 'Une heure et demie au salon. Vous dites la date, le lieu, l’envie, le budget\u202f; nous posons les étoffes sur la table.',
    },
    drawing: {
      title: 'Le croquis et le devis',
      when: 'Une à deux semaines plus tard',
      text: 'Un dessin annoté, les matières, le calendrier, le prix toutes taxes comprises. Le devis vaut trente jours.',
    },
    deposit: {
      title: 'L’acompte',
      when: 'À la signature',
      text: 'Vous signez le devis et versez l’acompte qu’il indique. L’atelier vous garde alors sa place.',
    },
    measures: {
      title: 'Les mesures',
      when: 'Aussitôt après',
      text: 'Vingt à trente, prises avec les chaussures et la lingerie du jour. Le patronnage commence.',
    },
    toile: {
      title: 'La toile',
      when: 'Six à sept mois avant',
      text: 'La pièce entière, en coton, épinglée sur vous. C’est le moment de changer d’avis\u00a0: une encolure, une longueur, une manche.',
    },
    fittings: {
      title: 'Les essayages',
      when: 'De cinq mois à trois semaines avant',
      text: 'Trois, dans l’étoffe\u00a0: le bâti, puis les volumes et la dentelle, enfin l’ourlet, chaussures aux pieds.',
    },
    finishing: {
      title: 'Les finitions',
      when: 'Deux à trois semaines avant',
      text: 'Ourlets roulottés, boutonnières brides, perles\u00a0: la main finit, le fer passe. Vous réglez le solde.',
    },
    handover: {
      title: 'La remise',
      when: 'Sept à quinze jours avant',
      text: 'Au salon, avec une leçon d’habillage, ou par un transporteur, assurée. Les retouches sont comprises jusqu’au jour.',
    },
  },
  services: {
    title: 'Ce que nous créons',
    wedding: {
      title: 'La robe de mariée',
      text: 'Civile, religieuse, ou les deux\u00a0: une robe qui se dessine autour d’une date et d’un lieu.',
      way: 'Robes de mariée',
      book: 'Parler d’un mariage',
    },
    evening: {
      title: 'La tenue de soirée',
      text: 'Gala, opéra, cocktail\u00a0: un dos, un tombé, une étoffe qui tient la lumière.',
      way: 'Tenues de soirée',
      book: 'Parler d’une soirée',
    },
    ceremony: {
      title: 'La tenue de cérémonie',
      text: 'Mère de la mariée, témoin, cortège, baptême\u00a0: accordée à la fête, jamais déguisée.',
      way: 'Pour une cérémonie',
      book: 'Parler d’une cérémonie',
    },
  },
  closing: {
    title: 'Commençons par une conversation',
    text: 'Le premier rendez-vous ne coûte rien et n’engage à rien.',
    wedding: 'Rendez-vous mariage',
    evening: 'Rendez-vous soirée et cérémonie',
    wish: 'Décrire mon projet',
  },
} as const

const en: SameShape<typeof fr> = {
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
    wish: 'Describe my project',
  },
}

export const madeToMeasureTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    madeToMeasure: typeof fr
  }
}
