import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Questions et réponses',
  lead: 'Ce que l’on vous demande souvent, sous le sur-mesure et pour les moteurs de recherche. Une liste vide ne prend aucune place.',
  label: 'Les questions, dans leur ordre',
  add: 'Ajouter une question',
  empty: 'Aucune question\u00a0: la section n’est pas montrée.',
  failed: 'Les questions n’ont pas pu être lues.',
  retry: 'Réessayer',
  notDone: 'Les questions n’ont pas été changées',
  remove: 'Retirer «\u00a0{{question}}\u00a0»',
  removed: 'La question est retirée',
  putBack: 'Revenir en arrière',
  form: {
    new: 'Nouvelle question',
    title: 'Une question',
    question: 'Question, en français',
    questionEn: 'Question, en anglais',
    answer: 'Réponse, en français',
    answerEn: 'Réponse, en anglais',
    hint: 'Une ligne vide sépare les paragraphes\u00a0; un lien s’écrit [mots](adresse).',
    missing: 'Ce champ manque.',
    save: 'Enregistrer',
    saved: 'Question enregistrée',
    notSaved: 'La question n’a pas été enregistrée',
    close: 'Fermer',
    blanks: 'Ce que la maison remplit',
    blanksLead: 'Entre doubles accolades dans une réponse, et à jour de lui-même\u00a0:',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Questions and answers',
  lead: 'What you are often asked, below made to measure and for search engines. An empty list takes no room.',
  label: 'The questions, in their order',
  add: 'Add a question',
  empty: 'No questions: the section is not shown.',
  failed: 'The questions could not be read.',
  retry: 'Try again',
  notDone: 'The questions were not changed',
  remove: 'Remove “{{question}}”',
  removed: 'The question is removed',
  putBack: 'Undo',
  form: {
    new: 'New question',
    title: 'A question',
    question: 'Question, in French',
    questionEn: 'Question, in English',
    answer: 'Answer, in French',
    answerEn: 'Answer, in English',
    hint: 'An empty line parts paragraphs; a link is written [words](address).',
    missing: 'This field is missing.',
    save: 'Save',
    saved: 'Question saved',
    notSaved: 'The question was not saved',
    close: 'Close',
    blanks: 'What the house fills in',
    blanksLead: 'In double braces in an answer, and always up to date:',
  },
}

export const questionsDeskTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    questionsDesk: typeof fr
  }
}
