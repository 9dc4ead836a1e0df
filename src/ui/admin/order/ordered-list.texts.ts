import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  handle: 'Déplacer {{title}}, place {{place}} sur {{count}}',
  up: 'Monter {{title}}',
  down: 'Descendre {{title}}',
  moved: '{{title}}\u00a0: place {{place}} sur {{count}}.',
} as const

const en: SameShape<typeof fr> = {
  handle: 'Move {{title}}, place {{place}} of {{count}}',
  up: 'Move {{title}} up',
  down: 'Move {{title}} down',
  moved: '{{title}}: place {{place}} of {{count}}.',
}

export const orderedListTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    orderedList: typeof fr
  }
}
