import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Coupe',
  measures: 'Mesures du vêtement',
  caption: 'En centimètres, vêtement fini, tours complets.',
  size: 'Taille FR',
  names: {
    bust: 'Poitrine',
    waist: 'Taille',
    hip: 'Bassin',
    shoulders: 'Épaules',
    sleeve: 'Manche',
    length: 'Longueur',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Cut',
  measures: 'Garment measures',
  caption: 'In centimetres, of the finished garment, all the way round.',
  size: 'FR size',
  names: {
    bust: 'Bust',
    waist: 'Waist',
    hip: 'Hip',
    shoulders: 'Shoulders',
    sleeve: 'Sleeve',
    length: 'Length',
  },
}

export const measuredTexts = { fr, en }

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    measured: typeof fr
  }
}
