import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
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
    fittedAt: 'Cette pièce se choisit d’après {{girths}}\u00a0; ailleurs elle est ample.',
    its: { bust: 'le tour de poitrine', waist: 'le tour de taille', hip: 'le tour de bassin' },
    submit: 'Me conseiller',
  },
  advice: {
    size: 'Nous vous conseillons le {{size}}.',
    below: 'Notre table commence au 34.',
    above: 'Notre table s’arrête au 46.',
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

const en: SameShape<typeof fr> = {
  description:
    'Three measurements, one size: where the tape goes, the house’s table from 34 to 46, and what Britain, the United States, Germany and Italy call each size.',
  lead: 'Three measurements are enough. Give us yours, and we will tell you your size in our cut.',
  girths: {
    bust: 'Bust',
    waist: 'Waist',
    hip: 'Hips',
  },
  form: {
    title: 'Your measurements',
    unit: 'Unit',
    cm: 'centimetres',
    in: 'inches',
    range: 'From {{min}} to {{max}}',
    faulty: 'Between {{min}} and {{max}}.',
    missing: {
      bust: 'Enter your bust measurement.',
      waist: 'Enter your waist measurement.',
      hip: 'Enter your hip measurement.',
    },
    oneIsEnough: 'One measurement is enough; with all three, our advice is surer.',
    fittedAt: 'This piece is chosen by {{girths}}; elsewhere it is roomy.',
    its: { bust: 'the bust', waist: 'the waist', hip: 'the hips' },
    submit: 'Find my size',
  },
  advice: {
    size: 'We advise a {{size}}.',
    below: 'Our table begins at 34.',
    above: 'Our table ends at 46.',
    beyond:
      'A piece made to measure, cut for you, will fit better than any size. Make an appointment at the salon:',
    decidedBy_one: 'The size is decided by {{girths}}.',
    decidedBy_other: 'The size is decided by {{girths}}.',
    yours: { bust: 'your bust', waist: 'your waist', hip: 'your hips' },
    agree: 'Your measurements agree.',
    uneven:
      'Your measurements do not all ask for the same size: the atelier can take the piece in, or cut it to your measurements.',
    choose: 'Choose size {{size}}',
    keep: 'Remember size {{size}}',
    kept: 'Your size is remembered: {{size}}. The next piece will open at this size.',
    missingHere: 'This piece is not available in size {{size}}.',
    partial: 'With all three measurements, our advice would be surer.',
  },
  table: {
    title: 'The house’s table',
    caption: 'Body measurements for each size, in {{unit}}, and the sizes of other countries',
    note: 'Between two sizes, take the larger: a piece can be taken in, but hardly let out.',
    fr: 'FR',
    uk: 'UK',
    us: 'US',
    de: 'DE',
    it: 'IT',
    yours: 'your size',
  },
  how: {
    title: 'How to measure',
    lead: 'Over light lingerie, barefoot. The tape level, not tight; breathe.',
    bust: 'At the fullest point, under the arms and over the shoulder blades.',
    waist: 'At the narrowest point, where the body bends when you lean to the side.',
    hip: 'At the fullest point of the seat, some twenty centimetres below the waist.',
  },
}

export const sizeGuideTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    sizeGuide: typeof fr
  }
}
