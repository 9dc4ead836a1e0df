import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QuestionList } from './question-list.public.tsx'
import { questionsStructuredData } from './questions-structured-data.ts'

const questions = [
  {
    id: 'prix',
    question: 'Combien d’essayages & de toiles ?',
    answer:
      '<p>Un ou deux, chez <em>Fil &amp; Aiguille</em>.</p>\n<p>Voyez <a href="/garanties">ici</a>.</p>\n',
  },
  { id: 'salon', question: 'Où ?', answer: '<p>Rue de l&#39;Exemple, &lt;fond de cour&gt;.</p>\n' },
]

it('tells search engines what the page shows, word for word', () => {
  expect(questionsStructuredData(questions)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Combien d’essayages & de toiles ?',
        acceptedAnswer: { '@type': 'Answer', text: 'Un ou deux, chez Fil & Aiguille. Voyez ici.' },
      },
      {
        '@type': 'Question',
        name: 'Où ?',
        acceptedAnswer: { '@type': 'Answer', text: "Rue de l'Exemple, <fond de cour>." },
      },
    ],
  })
})

it('shows every question as a heading with an anchor, and its answer open below', () => {
  const html = renderToStaticMarkup(<QuestionList questions={questions} />)
  expect(html.match(/<h3/g)).toHaveLength(questions.length)
  expect(html).toContain('id="prix"')
  expect(html).toContain('<p>Voyez <a href="/garanties">ici</a>.</p>')
  expect(html).not.toContain('<details')
})
