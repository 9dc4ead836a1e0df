export const measuresTextsFr = {
  lead: 'Une pièce tombe bien quand elle part du corps. Vos mesures sont le premier patron.',
  plate: 'Tour de taille',
  plateText: 'Au plus fin du buste, là où le corps se plie.',
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    measures: typeof measuresTextsFr
  }
}
