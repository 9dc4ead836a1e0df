import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Partir sans enregistrer\u00a0?',
  text: 'Des changements ne sont pas enregistrés. Ils seront perdus.',
  kept: 'Des changements ne sont pas enregistrés. Un brouillon en reste, qui vous sera proposé ici.',
  stay: 'Rester',
  go: 'Partir sans enregistrer',
} as const

const en: SameShape<typeof fr> = {
  title: 'Leave without saving?',
  text: 'Some changes are not saved. They will be lost.',
  kept: 'Some changes are not saved. A draft of them stays, and is offered to you here.',
  stay: 'Stay',
  go: 'Leave without saving',
}

export const leaveGuardTexts = { fr, en }

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    leaveGuard: typeof fr
  }
}
