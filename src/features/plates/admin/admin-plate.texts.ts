import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  none: 'Sans image',
  noWords: 'Sans description\u00a0: les lecteurs d’écran n’en disent rien.',
  noEnglish: 'sans description en anglais',
  put: 'Choisir une image',
  replace: 'Remplacer',
  describe: 'Décrire et cadrer',
  of: '{{act}} · {{name}}',
  sending: 'Envoi…',
  hung: 'Image posée',
  notHung: 'L’image n’a pas été posée',
  take: 'Retirer',
  taken: 'Image retirée',
  notTaken: 'L’image n’a pas été retirée',
  removal: {
    title: 'Retirer «\u00a0{{name}}\u00a0»\u00a0?',
    text: 'La page n’aura plus d’image à cette place\u00a0; celle-ci n’est pas gardée.',
    kept: 'La page n’aura plus d’image à cette place. Pendant un jour, celle-ci peut revenir, d’ici ou du journal.',
    keep: 'Garder',
    confirm: 'Retirer',
  },
  form: {
    fr: 'Ce qu’elle montre',
    en: 'Ce qu’elle montre, en anglais',
    hint: 'Pour qui ne la voit pas\u00a0; une phrase suffit.',
    missing: 'À remplir.',
    crop: 'Sur la page',
    save: 'Enregistrer',
    close: 'Fermer',
    saved: 'Image enregistrée',
    failed: 'L’image n’a pas été enregistrée',
  },
} as const

const en: SameShape<typeof fr> = {
  none: 'No picture',
  noWords: 'No description: screen readers say nothing of it.',
  noEnglish: 'no description in English',
  put: 'Choose a picture',
  replace: 'Replace',
  describe: 'Describe and crop',
  of: '{{act}} · {{name}}',
  sending: 'Sending…',
  hung: 'Picture hung',
  notHung: 'The picture was not hung',
  take: 'Take away',
  taken: 'Picture taken away',
  notTaken: 'The picture was not taken away',
  removal: {
    title: 'Take “{{name}}” away?',
    text: 'The page will have no picture in this place; this one is not kept.',
    kept: 'The page will have no picture in this place. For a day this one can come back, from here or from the log.',
    keep: 'Keep',
    confirm: 'Take away',
  },
  form: {
    fr: 'What it shows',
    en: 'What it shows, in English',
    hint: 'For whoever does not see it; a sentence will do.',
    missing: 'To be filled in.',
    crop: 'On the page',
    save: 'Save',
    close: 'Close',
    saved: 'Picture saved',
    failed: 'The picture was not saved',
  },
}

export const plateTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    adminPlate: typeof fr
  }
}
