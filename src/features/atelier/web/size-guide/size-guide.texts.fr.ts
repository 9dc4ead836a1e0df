export const sizeGuideTextsFr = {
  description:
    'Trois mesures, une taille\u00a0: où passe le mètre, la table de la maison du 34 au 46, et ses équivalences au Royaume-Uni, aux États-Unis, en Allemagne et en Italie.',
  lead: 'Trois mesures suffisent. Donnez-les, et nous vous dirons votre taille dans notre coupe.',
  girths: {
    bust: 'Tour de poitrine',
    waist: 'Tour de taille',
    hip: 'Tour de bassin',
  },
  form: {
    title: 'Trouver ma taille',
    unit: 'Unité',
    cm: 'centimètres',
    in: 'pouces',
    range: 'De {{min}} à {{max}}',
    faulty: 'Entre {{min}} et {{max}}.',
    missing: {
      bust: 'Indiquez votre tour de poitrine.',
      waist: 'Indiquez votre tour de taille.',
      hip: 'Indiquez votre tour de bassin.',
    },
    oneIsEnough: 'Une mesure suffit\u00a0; avec les trois, le conseil est plus sûr.',
    submit: 'Me conseiller',
  },
  advice: {
    size: 'Nous vous conseillons le {{size}}.',
    below: 'Vos mesures sont au-dessous de notre 34.',
    above: 'Vos mesures sont au-dessus de notre 46.',
    beyond:
      'Une pièce « Sur mesure », coupée pour vous, tombera mieux qu’une taille. Prenez rendez-vous au salon\u00a0:',
    decidedBy_one: 'C’est {{girths}} qui décide.',
    decidedBy_other: 'Ce sont {{girths}} qui décident.',
    yours: { bust: 'votre tour de poitrine', waist: 'votre tour de taille', hip: 'votre tour de bassin' },
    agree: 'Vos mesures s’accordent.',
    uneven:
      'Vos mesures ne demandent pas toutes la même taille\u00a0: l’atelier peut reprendre la pièce, ou la couper à vos mesures.',
    choose: 'Choisir le {{size}}',
    keep: 'Retenir le {{size}}',
    kept: 'Votre taille est retenue\u00a0: {{size}}. La prochaine pièce s’ouvrira sur cette taille.',
    missingHere: 'Cette pièce n’est pas disponible en {{size}}.',
    partial: 'Avec les trois mesures, le conseil serait plus sûr.',
  },
  table: {
    title: 'La table de la maison',
    caption: 'Mesures du corps pour chaque taille, en {{unit}}, et tailles des autres pays',
    note: 'Entre deux tailles, prenez la plus grande\u00a0: une pièce se reprend, elle s’élargit mal.',
    fr: 'FR',
    uk: 'UK',
    us: 'US',
    de: 'DE',
    it: 'IT',
    yours: 'votre taille',
  },
  how: {
    title: 'Prendre ses mesures',
    lead: 'Sur une lingerie légère, pieds nus. Le mètre à l’horizontale, sans serrer\u00a0; respirez.',
    bust: 'Au plus fort de la poitrine, sous les bras et par-dessus les omoplates.',
    waist: 'Au plus fin du buste, là où le corps se plie quand on se penche de côté.',
    hip: 'Au plus fort du bassin, à une vingtaine de centimètres sous la taille.',
  },
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    sizeGuide: typeof sizeGuideTextsFr
  }
}
