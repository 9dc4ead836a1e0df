import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  lead: 'Une pièce tombe bien quand elle part du corps. Vos mesures sont le premier patron.',
  plate: 'Stature',
  plateText: 'Du sol au sommet de la tête, pieds nus, le dos au mur.',
  short: 'Prenez-les chez vous, ou laissez-nous les prendre au salon.',
  toMeasures: 'Voir comment',
  own: {
    title: 'Votre taille',
    text: 'Vous avez retenu le {{size}}\u00a0: chaque pièce s’ouvre sur cette taille quand elle est disponible.',
    forget: 'Oublier ma taille',
  },
  home: {
    title: 'Chez vous',
    text: 'Poitrine, taille, bassin\u00a0: trois tours de mètre suffisent à choisir une taille. Le guide montre où passe le ruban, et vous répond aussitôt.',
    way: 'Ouvrir le guide des tailles',
  },
  salon: {
    title: 'Au salon',
    text: 'Pour une pièce sur mesure, nous prenons vingt à trente mesures, avec les chaussures et la lingerie du jour. Comptez trois quarts d’heure.',
    book: 'Prendre rendez-vous',
  },
  use: {
    title: 'Ce que nous en faisons',
    text: 'Elles servent à couper et à ajuster vos pièces, à rien d’autre. Seul l’atelier les lit. Elles ne paraissent dans aucun courrier.',
    way: 'Vos données et vos choix',
  },
} as const

const en: SameShape<typeof fr> = {
  lead: 'A piece falls well when it starts from the body. Your measurements are its first pattern.',
  plate: 'Height',
  plateText: 'From the floor to the top of the head, barefoot, back to the wall.',
  short: 'Take them at home, or let us take them at the salon.',
  toMeasures: 'See how',
  own: {
    title: 'Your size',
    text: 'You chose size {{size}}: each piece opens at it where it is available.',
    forget: 'Forget my size',
  },
  home: {
    title: 'At home',
    text: 'Bust, waist, hips: three turns of the tape are enough to choose a size. The guide shows where the tape goes, and answers at once.',
    way: 'Open the size guide',
  },
  salon: {
    title: 'At the salon',
    text: 'For a piece made to measure we take twenty to thirty measurements, in the shoes and lingerie of the day. Allow three quarters of an hour.',
    book: 'Book an appointment',
  },
  use: {
    title: 'What we do with them',
    text: 'They serve to cut and fit your pieces, and nothing else. Only the atelier reads them. They appear in no letter.',
    way: 'Your data and your choices',
  },
}

export const measuresTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    measures: typeof fr
  }
}
