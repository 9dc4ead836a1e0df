import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { customerNotesRefusalsFr } from './customer-notes.refusals.fr.ts'

export const customerNotesRefusalsEn: SameShape<typeof customerNotesRefusalsFr> = {
  errors: {
    noteGone: 'This note no longer exists, or it is a colleague’s.',
    noteChanged: 'This note has just been changed elsewhere. Read it again before you go on.',
    notesFull: 'There are two hundred notes about this person already: remove one first.',
    dateGone: 'This date is no longer kept, or it is over.',
  },
  fields: {
    text: 'Write the note.',
    day: 'This month has no such day.',
    year: 'The date of a wedding has a year.',
    label: 'Say in a word what this date is.',
    noLabel: 'This date needs no other name.',
    consent: 'Without consent nothing is kept: say how and on which day it was given.',
    consentToCome: 'Consent cannot have been given after today.',
  },
}
