import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  next: {
    title: 'Version suivante',
    waiting: 'Une version suivante attend depuis le',
    dated: 'Une version suivante attend\u00a0: elle paraît le',
    ends: 'Les textes d’avant reviennent le',
    changedSince: 'changé depuis',
    moved_one: '{{count}} de ces textes a changé sur la page depuis\u00a0: la publication le remplace.',
    moved_other: '{{count}} de ces textes ont changé sur la page depuis\u00a0: la publication les remplace.',
    leave: 'Laisser tel quel',
    leaveOf: 'Laisser tel quel\u00a0: {{text}}',
    publish: 'Publier maintenant',
    undate: 'Retirer les dates',
    discard: 'Jeter',
    failed: 'Cela n’a pas abouti',
    done: {
      publish: 'La version suivante est sur la page',
      discard: 'Version suivante jetée',
      dates: 'Dates enregistrées',
      leave: 'La version suivante laisse ce texte tel quel',
    },
  },
  dates: {
    title: 'Dates de la version suivante',
    day: 'Paraît le',
    time: 'à (Paris)',
    lastDay: 'Jusqu’au',
    lastTime: 'à (Paris)',
    hint: 'Sans «\u00a0jusqu’au\u00a0», les textes restent. Sans «\u00a0paraît le\u00a0», vous publiez vous-même.',
    set: 'Programmer',
    missing: 'Indiquez au moins un jour.',
    timeMissing: 'Indiquez une heure.',
    tooEarly: 'Après la parution.',
  },
} as const

const en: SameShape<typeof fr> = {
  next: {
    title: 'Next version',
    waiting: 'A next version has been waiting since',
    dated: 'A next version is waiting: it is published on',
    ends: 'The words before it come back on',
    changedSince: 'changed since',
    moved_one: '{{count}} of these texts has changed on the page since: publishing replaces it.',
    moved_other: '{{count}} of these texts have changed on the page since: publishing replaces them.',
    leave: 'Leave as it is',
    leaveOf: 'Leave as it is: {{text}}',
    publish: 'Publish now',
    undate: 'Remove the dates',
    discard: 'Discard',
    failed: 'This did not succeed',
    done: {
      publish: 'The next version is on the page',
      discard: 'Next version discarded',
      dates: 'Dates saved',
      leave: 'The next version leaves this text as it is',
    },
  },
  dates: {
    title: 'Dates of the next version',
    day: 'Published on',
    time: 'at (Paris)',
    lastDay: 'Until',
    lastTime: 'at (Paris)',
    hint: 'Without “until”, the words stay. Without “published on”, you publish them yourself.',
    set: 'Schedule',
    missing: 'Give at least one day.',
    timeMissing: 'Give a time.',
    tooEarly: 'After the publication.',
  },
}

export const nextWordsTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    nextWords: typeof fr
  }
}
