import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  make: 'Lien d’aperçu, pour sept jours',
  until: 'Sans compte, jusqu’au',
  in: { fr: 'Aperçu en français', en: 'Aperçu en anglais' },
  newTab: ' (nouvel onglet)',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le lien n’a pas été copié',
  failed: 'Le lien n’a pas été fait',
} as const

const en: SameShape<typeof fr> = {
  make: 'Preview link, for seven days',
  until: 'Without an account, until',
  in: { fr: 'Preview in French', en: 'Preview in English' },
  newTab: ' (new tab)',
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'The link was not copied',
  failed: 'The link was not made',
}

export const previewLinkTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    previewLink: typeof fr
  }
}
