import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { serverTranslators } from '../../../app/i18n/server-translators.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { ApiProvider } from '../../../ui/api/api-provider.tsx'
import { noTokens } from '../../../ui/api/token-keeper.ts'
import { TranslatorProvider } from '../../../ui/i18n/use-translation.tsx'
import { ReviewEntry } from './product-reviews/review-entry.tsx'
import { TestimonialEntry } from './published/testimonial-entry.tsx'

const shown = (lng: Language, entry: ReactNode) => {
  const transport = () => Promise.reject(new Error('nothing is asked'))
  return renderToStaticMarkup(
    <TranslatorProvider translator={serverTranslators[lng]}>
      <ApiProvider session={{ transport, lng, publicUrl: 'https://untel.example', tokens: noTokens }}>
        {entry}
      </ApiProvider>
    </TranslatorProvider>,
  )
}

const reviewIn = (language: Language | null) => (
  <ReviewEntry
    review={{
      ...{ _id: '1', rating: 5, comment: 'Une coupe nette.', language, verified: true },
      ...{ date: '2026-10-02T10:00:00.000Z', updatedAt: null, reply: null },
    }}
  />
)

const testimonialIn = (language: Language) => (
  <TestimonialEntry
    testimonial={{
      ...{
        _id: '1',
        name: 'Claire D.',
        occasion: 'Mariage',
        content: 'Une coupe nette.',
        rating: 5,
        language,
      },
      ...{ createdAt: '2026-10-01T10:00:00.000Z', publishedAt: '2026-10-02T10:00:00.000Z' },
      ...{ experiencedIn: null, reply: null },
    }}
  />
)

describe.each([
  { what: 'a review of a product', written: reviewIn },
  { what: 'a testimonial', written: testimonialIn },
])('$what', ({ written }) => {
  it('says on a page in another language in which it is written', () => {
    const onEnglishPage = shown('en', written('fr'))
    expect(onEnglishPage).toMatch(/<p lang="fr"[^>]*>Une coupe nette\./)
    expect(onEnglishPage).toContain('in French')
    expect(shown('fr', written('en'))).toContain('en anglais')
  })

  it('says nothing of it on a page in its own language', () => {
    expect(shown('fr', written('fr'))).not.toMatch(/en français|en anglais/)
  })
})

it('says nothing of a language that nobody noted', () => {
  expect(shown('en', reviewIn(null))).not.toMatch(/in French|in English/)
})
