import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { documentsRefusalsFr } from './documents.refusals.fr.ts'

export const documentsRefusalsEn: SameShape<typeof documentsRefusalsFr> = {
  errors: {
    documentNotFound: 'This text does not exist.',
    versionNotFound: 'This version does not exist, or no longer.',
    versionInForce: 'A version in force no longer changes. Write a new one.',
    versionChanged: 'This version was changed meanwhile. Open it again before you change it.',
    dayTaken: 'A version has this day already. Choose another one.',
    tooManyVersions: 'There are {{limit}} versions to come already. Take one back first.',
    textRefused: 'This text cannot be published like this.',
    questionsChanged: 'The questions were changed meanwhile. They are shown as they are now.',
  },
  fields: {
    dayPast: 'Choose today or a day to come.',
    empty: 'The text is missing.',
    html: 'Write without HTML tags: a link is written [words](address).',
    link: 'A link leads to a page of the site (/contact), to https://, mailto: or tel:.',
    blank:
      'In double braces, a name that nothing fills in. The list of those that are filled in is below the text.',
    headings: 'Both languages have as many headings, in the same order.',
  },
}
