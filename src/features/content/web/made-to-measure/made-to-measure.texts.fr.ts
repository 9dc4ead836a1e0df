export const madeToMeasureTextsFr = {
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
  },
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    madeToMeasure: typeof madeToMeasureTextsFr
  }
}
