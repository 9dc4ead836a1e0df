import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  leaves: 'Un message part pour la cliente ou le client.',
  waits: 'Le message attend dans la boîte d’envoi.',
} as const

const en: SameShape<typeof fr> = {
  leaves: 'A message leaves for the customer.',
  waits: 'The message waits in the outbox.',
}

export const writtenMailTexts = { fr, en }

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    writtenMail: typeof fr
  }
}
