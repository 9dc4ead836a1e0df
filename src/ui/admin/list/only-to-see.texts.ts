import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  only: 'Seulement ce qui est à voir',
  counted: 'Seulement ce qui est à voir\u00a0: {{count}}',
  all: 'Tout montrer',
} as const

const en: SameShape<typeof fr> = {
  only: 'Only what needs attention',
  counted: 'Only what needs attention: {{count}}',
  all: 'Show all',
}

export const onlyToSeeTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    onlyToSee: typeof fr
  }
}
