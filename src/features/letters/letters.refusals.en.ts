import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { lettersRefusalsFr } from './letters.refusals.fr.ts'

export const lettersRefusalsEn: SameShape<typeof lettersRefusalsFr> = {
  errors: {
    letterNotFound: 'This letter no longer exists.',
    changedMeanwhile: 'This letter was changed meanwhile. Read it again before you go on.',
    sendingBegun: 'The sending of this letter has begun, so it changes no more.',
    isPlanned: 'This letter is planned: call the sending off before you change it.',
    notPlanned: 'The sending of this letter is not planned.',
    notUnderWay: 'This letter is not being sent.',
    tooManyLetters: 'The house keeps {{limit}} letters at most. Delete some drafts.',
    notReady: 'Something is missing in this letter.',
    noMoment: 'This letter cannot leave at that moment.',
    nobody: 'No confirmed address would receive this letter.',
  },
  fields: {
    subject: 'A subject in French is needed.',
    parts: 'This letter holds nothing yet.',
    words: 'Write the text in French, or remove this part.',
    path: 'Name a page of the site, which begins with “/”.',
    past: 'Choose a moment to come.',
    far: 'Choose a day within a year.',
    productGone: 'This piece is not in the shop.',
    pictureGone: 'This picture is not shown in the gallery.',
  },
}
