import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  loading: 'Vos mesures arrivent.',
  failed: 'Vos mesures ne sont pas arrivées.',
  retry: 'Réessayer',
  none: 'Vous ne gardez pas encore les mesures qui décident de cette taille.',
  way: 'Prendre mes mesures',
  who: 'Pour qui\u00a0?',
  me: 'Pour moi',
  own: 'D’après vos mesures du {{day}}.',
  of: 'D’après les mesures de {{name}}, du {{day}}.',
  old: 'Elles ont plus de trois mois\u00a0: reprenez-les avant de commander.',
} as const

const en: SameShape<typeof fr> = {
  loading: 'Your measurements are on their way.',
  failed: 'Your measurements did not arrive.',
  retry: 'Try again',
  none: 'You do not keep the measurements that decide this size yet.',
  way: 'Take my measurements',
  who: 'For whom?',
  me: 'For me',
  own: 'From your measurements of {{day}}.',
  of: 'From the measurements of {{name}}, of {{day}}.',
  old: 'They are more than three months old: take them again before you order.',
}

export const keptGirthsTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    keptGirths: typeof fr
  }
}
