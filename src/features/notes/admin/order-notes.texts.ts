import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Notes de la maison',
  lead: 'Pour l’équipe seule\u00a0: la cliente ne les voit sur aucune page, mais les reçoit si elle demande ses données.',
  label: 'Nouvelle note',
  add: 'Ajouter la note',
  none: 'Rien n’est noté.',
  byNobody: 'Un compte fermé',
  remove: 'Supprimer',
  removeOf: 'Supprimer la note «\u00a0{{text}}\u00a0»',
  askTitle: 'Supprimer cette note\u00a0?',
  ask: 'Une note supprimée ne revient pas.',
  keep: 'La garder',
  failed: 'Les notes n’ont pas pu être lues.',
  retry: 'Réessayer',
  notSaved: 'La note n’est pas enregistrée',
  notRemoved: 'La note n’est pas supprimée',
} as const

const en: SameShape<typeof fr> = {
  title: 'Notes of the house',
  lead: 'For the team alone: the customer sees them on no page, but is given them on asking for her data.',
  label: 'New note',
  add: 'Add the note',
  none: 'Nothing is noted.',
  byNobody: 'A closed account',
  remove: 'Remove',
  removeOf: 'Remove the note “{{text}}”',
  askTitle: 'Remove this note?',
  ask: 'A removed note does not come back.',
  keep: 'Keep it',
  failed: 'The notes could not be read.',
  retry: 'Try again',
  notSaved: 'The note is not saved',
  notRemoved: 'The note is not removed',
}

export const orderNotesTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    orderNotes: typeof fr
  }
}
