import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  marker: 'Point à garder en vue\u00a0: {{x}}\u00a0% de la largeur, {{y}}\u00a0% de la hauteur',
  x: 'De gauche à droite, en %',
  y: 'De haut en bas, en %',
} as const

const en: SameShape<typeof fr> = {
  marker: 'Point to keep in sight: {{x}}% of the width, {{y}}% of the height',
  x: 'From left to right, in %',
  y: 'From top to bottom, in %',
}

export const focalPointTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    focalPoint: typeof fr
  }
}
