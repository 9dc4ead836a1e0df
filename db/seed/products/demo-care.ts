import type { Material } from '../../../src/features/catalog/catalog.limits.ts'

interface Care {
  readonly fr: string
  readonly en: string
}

const dryClean: Care = {
  fr: 'Nettoyage à sec. Défroisser à la vapeur, sur l’envers.',
  en: 'Dry clean. Steam on the reverse side.',
}

const handWash: Care = {
  fr: 'Lavage à la main à 30 °C. Séchage à plat, fer doux sur l’envers.',
  en: 'Hand wash at 30 °C. Dry flat, cool iron on the reverse side.',
}

const machineWash: Care = {
  fr: 'Lavage à 30 °C, programme délicat. Fer moyen.',
  en: 'Delicate wash at 30 °C. Medium iron.',
}

/** How a demo product of this cloth is cared for. */
export const demoCare: Readonly<Record<Material, Care>> = {
  Soie: dryClean,
  Coton: machineWash,
  Lin: machineWash,
  Polyester: handWash,
  Laine: dryClean,
  Velours: dryClean,
  Satin: dryClean,
  Denim: {
    fr: 'Lavage à 30 °C sur l’envers, rarement. Séchage à l’air libre.',
    en: 'Wash at 30 °C inside out, seldom. Dry in the open air.',
  },
  Cuir: {
    fr: 'Nettoyage par un spécialiste du cuir. Conserver sur cintre, à l’abri de la lumière.',
    en: 'Leather specialist cleaning only. Keep on a hanger, away from light.',
  },
  Mousseline: dryClean,
  Autres: dryClean,
}
