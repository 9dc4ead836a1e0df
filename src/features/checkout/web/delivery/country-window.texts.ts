import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  sent: '{{country}}\u00a0: {{price}}, entre le {{from}} et le {{to}}',
  sentFree: '{{country}}\u00a0: livraison offerte, entre le {{from}} et le {{to}}',
} as const

const en: SameShape<typeof fr> = {
  sent: '{{country}}: {{price}}, between {{from}} and {{to}}',
  sentFree: '{{country}}: free delivery, between {{from}} and {{to}}',
}

export const countryWindowTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    countryWindow: typeof fr
  }
}
