import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Raccourcis du clavier',
  closeDialog: 'Fermer',
  keys: {
    search: 'Chercher partout',
    next: 'Ligne suivante',
    previous: 'Ligne précédente',
    open: 'Ouvrir la ligne',
    select: 'Sélectionner la ligne',
    act: 'Faire le geste principal de la ligne',
    close: 'Fermer',
    keys: 'Montrer ces raccourcis',
  },
  single: 'Raccourcis d’une seule touche',
  singleHint: 'À éteindre si vous dictez au clavier. Rallumés quand la page est rechargée.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Keyboard shortcuts',
  closeDialog: 'Close',
  keys: {
    search: 'Search everywhere',
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the row',
    select: 'Select the row',
    act: 'Do the main act of the row',
    close: 'Close',
    keys: 'Show these shortcuts',
  },
  single: 'Shortcuts of one key',
  singleHint: 'Turn them off if you dictate. They are on again when the page is reloaded.',
}

export const keysTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    keys: typeof fr
  }
}
