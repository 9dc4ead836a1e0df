import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { notesRefusalsFr } from './notes.refusals.fr.ts'

export const notesRefusalsEn: SameShape<typeof notesRefusalsFr> = {
  errors: {
    noteNotFound: 'This note no longer exists, or it is a colleague’s.',
    manyNotes: 'This order has two hundred notes already: remove one first.',
  },
  fields: { text: 'Write the note.' },
}
