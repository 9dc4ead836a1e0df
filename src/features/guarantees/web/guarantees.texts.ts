import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  notice: {
    title: 'Garantie légale de conformité',
    alt: 'Notice harmonisée de l’Union européenne sur la garantie légale de conformité. {{summary}}',
    summary:
      'Deux ans au moins à compter de la livraison. Si la pièce n’est pas conforme, le vendeur la répare ou la remplace sans frais\u00a0; à défaut, il réduit son prix ou la rembourse. La loi nationale peut prévoir une durée plus longue.',
    portal: 'Vos droits, sur le portail «\u00a0L’Europe est à vous\u00a0»',
    enlarge: 'Ouvrir la notice en grand',
    newTab: '(nouvel onglet)',
  },
  durability: {
    years: 'Garantie commerciale de durabilité de la maison\u00a0: {{count}}\u00a0ans.',
    named: '{{name}}\u00a0: garantie commerciale de durabilité de la maison, {{count}}\u00a0ans.',
    besides: 'Elle est gratuite et s’ajoute à la garantie légale de conformité, qui reste due.',
    alt: 'Label harmonisé de l’Union européenne\u00a0: le producteur garantit la durabilité de cette pièce {{count}}\u00a0ans.',
  },
} as const

const en: SameShape<typeof fr> = {
  notice: {
    title: 'Legal guarantee of conformity',
    alt: 'Harmonised notice of the European Union on the legal guarantee of conformity. {{summary}}',
    summary:
      'Two years at least from delivery. If the piece is not in conformity, the seller repairs or replaces it free of charge; failing that, the seller lowers its price or refunds it. National law may provide for a longer time.',
    portal: 'Your rights, on the portal “Your Europe”',
    enlarge: 'Open the notice in full size',
    newTab: '(new tab)',
  },
  durability: {
    years: 'Commercial guarantee of durability of the house: {{count}} years.',
    named: '{{name}}: commercial guarantee of durability of the house, {{count}} years.',
    besides: 'It is free of charge and comes beside the legal guarantee of conformity, which remains due.',
    alt: 'Harmonised label of the European Union: the producer guarantees the durability of this piece for {{count}} years.',
  },
}

export const guaranteesTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    guarantees: typeof fr
  }
}
