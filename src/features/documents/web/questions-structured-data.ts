import { plainText } from '../plain-text.ts'
import type { Question } from '../question.schema.ts'

/** The questions for search engines, in the words that the page shows (§2). */
export const questionsStructuredData = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})
