import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  unsaid: '—',
  measures: 'Mesures du vêtement fini',
  lead: 'En centimètres, tours complets, au demi près.',
  none: 'Choisissez d’abord les tailles qui se vendent.',
  cell: '{{name}} en {{size}}',
  cellSizeless: '{{name}}',
  sizeless: 'Sans taille',
  grade: 'Compléter par gradation',
  gradeHint: 'Remplit les cases vides\u00a0: 4 cm de tour par taille, 1 cm d’épaules, un demi de longueur.',
} as const

const en: SameShape<typeof fr> = {
  unsaid: '—',
  measures: 'Measures of the finished garment',
  lead: 'In centimetres, all the way round, to the half.',
  none: 'First choose the sizes in which it is sold.',
  cell: '{{name}} in {{size}}',
  cellSizeless: '{{name}}',
  sizeless: 'Without sizes',
  grade: 'Fill in by grading',
  gradeHint: 'Fills the empty boxes: 4 cm of girth a size, 1 cm of shoulders, half a centimetre of length.',
}

export const garmentDeskTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    garmentDesk: typeof fr
  }
}
