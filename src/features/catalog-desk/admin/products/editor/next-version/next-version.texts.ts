import type { SameShape } from '../../../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Prochaine version',
  keep: 'Garder pour plus tard',
  savedAt: 'Elle attend depuis',
  dated: 'Elle paraît d’elle-même le',
  moved_one: '{{count}} de ces champs a changé dans la boutique depuis\u00a0: la publication le remplace.',
  moved_other:
    '{{count}} de ces champs ont changé dans la boutique depuis\u00a0: la publication les remplace.',
  publish: 'Publier maintenant',
  take: 'Reprendre dans le formulaire',
  undate: 'Retirer la date',
  discard: 'Jeter',
  failed: 'Cela n’a pas abouti',
  done: {
    keep: 'La prochaine version attend',
    publish: 'La prochaine version est dans la boutique',
    discard: 'Prochaine version jetée',
    dated: 'Date enregistrée',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Next version',
  keep: 'Keep for later',
  savedAt: 'It has been waiting since',
  dated: 'It is published by itself on',
  moved_one: '{{count}} of these fields has changed in the shop since: publishing replaces it.',
  moved_other: '{{count}} of these fields have changed in the shop since: publishing replaces them.',
  publish: 'Publish now',
  take: 'Take into the form',
  undate: 'Remove the date',
  discard: 'Discard',
  failed: 'This did not succeed',
  done: {
    keep: 'The next version is waiting',
    publish: 'The next version is in the shop',
    discard: 'Next version discarded',
    dated: 'Date saved',
  },
}

export const nextVersionTexts = { fr, en }

declare module '../../../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    nextVersion: typeof fr
  }
}
