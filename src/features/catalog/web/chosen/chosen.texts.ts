import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  gone_one: '{{count}} pièce n’est plus présentée.',
  gone_other: '{{count}} pièces ne sont plus présentées.',
} as const

const en: SameShape<typeof fr> = {
  gone_one: '{{count}} piece is no longer presented.',
  gone_other: '{{count}} pieces are no longer presented.',
}

export const chosenTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    chosen: typeof fr
  }
}
