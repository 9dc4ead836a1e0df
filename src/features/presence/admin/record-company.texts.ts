import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  also_one: '{{names}} l’a aussi sous les yeux.',
  also_other: '{{names}} l’ont aussi sous les yeux.',
} as const

const en: SameShape<typeof fr> = {
  also_one: '{{names}} has it open too.',
  also_other: '{{names}} have it open too.',
}

export const recordCompanyTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    recordCompany: typeof fr
  }
}
