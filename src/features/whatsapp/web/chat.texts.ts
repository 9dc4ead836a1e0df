import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  open: 'Écrire à la maison sur WhatsApp',
  tooltip: 'Une question\u202f? Écrivez-nous.',
} as const

const en: SameShape<typeof fr> = {
  open: 'Write to the house on WhatsApp',
  tooltip: 'A question? Write to us.',
}

export const chatTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    chat: typeof fr
  }
}
