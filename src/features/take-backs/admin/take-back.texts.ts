import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  undo: 'Revenir en arrière',
  goBack: 'Revenir dessus',
  done: 'C’est annulé.',
  failed: 'Cela n’a pas pu être annulé.',
} as const

const en: SameShape<typeof fr> = {
  undo: 'Undo',
  goBack: 'Take this back',
  done: 'Undone.',
  failed: 'This could not be undone.',
}

export const takeBackTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    takeBack: typeof fr
  }
}
