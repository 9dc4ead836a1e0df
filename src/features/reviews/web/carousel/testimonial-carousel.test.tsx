import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createApi } from '../../../../shared/api/client.ts'
import { createTranslator } from '../../../../shared/i18n/translator.ts'
import { ApiProvider } from '../../../../ui/api/api-provider.tsx'
import { noTokens } from '../../../../ui/api/token-keeper.ts'
import { TranslatorProvider } from '../../../../ui/i18n/use-translation.tsx'
import type { PublishedTestimonial, TestimonialsContract } from '../../testimonials.contract.ts'
import { approvedQuery } from '../testimonials.queries.ts'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

const review: PublishedTestimonial = {
  _id: '1',
  name: 'Claire D.',
  occasion: 'Mariage',
  content: 'Une robe rêvée.',
  rating: 5,
  createdAt: '2026-10-01T10:00:00.000Z',
  publishedAt: '2026-10-02T10:00:00.000Z',
  experiencedIn: null,
  language: 'fr',
  reply: null,
}

const shown = async (reviews: readonly PublishedTestimonial[] | undefined, lng: 'fr' | 'en' = 'fr') => {
  const transport = () => new Promise<never>(() => {})
  const queries = new QueryClient()
  if (reviews) {
    const { queryKey } = approvedQuery(createApi<TestimonialsContract>(transport, lng))
    const pages = { page: 1, totalPages: 1, total: reviews.length, average: 5 }
    queries.setQueryData(queryKey, { reviews: [...reviews], ...pages })
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorProvider translator={createTranslator(lng, {})}>
        <QueryClientProvider client={queries}>
          <ApiProvider session={{ transport, lng, publicUrl: 'https://untel.example', tokens: noTokens }}>
            <TestimonialCarousel />
          </ApiProvider>
        </QueryClientProvider>
      </TranslatorProvider>
    </MemoryRouter>,
  )
}

it('shows what was published, and no example beside it', async () => {
  const html = await shown([review, { ...review, _id: '2', name: 'Inès B.' }])
  expect(html).toContain('Claire D.')
  expect(html).toContain('Avis 2 sur 2')
  expect(html).toContain('Laisser un avis')
  expect(html).not.toContain('Exemple')
})

it('shows three samples that say that they are while nothing is published, and asks for the first', async () => {
  const french = await shown([])
  expect(french.match(/>Exemple</g)).toHaveLength(3)
  expect(french).toContain('Écrire le premier avis')
  const english = await shown([], 'en')
  expect(english.match(/>Example</g)).toHaveLength(3)
  expect(english).toContain('Write the first review')
})

it('has nothing to go on to, or to stop, where there is one alone', async () => {
  const html = await shown([review])
  expect(html).not.toContain('Voir l’avis')
  expect(html).not.toContain('Arrêter')
})

it('says in which language somebody wrote', async () => {
  expect(await shown([{ ...review, language: 'en', content: 'A dream.' }])).toMatch(
    /<blockquote lang="en"[^>]*>A dream\.</,
  )
  const [of, inLanguage] = [
    { ...review, language: 'en' as const },
    { ...review, language: 'fr' as const },
  ]
  expect(await shown([of])).toContain('(en anglais)')
  expect(await shown([inLanguage])).not.toContain('en français')
  expect(await shown([inLanguage], 'en')).toContain('(in French)')
})

it('tells search engines of no sample', async () => {
  expect(await shown([])).not.toMatch(/ld\+json|itemprop|aggregateRating/)
})

it('holds the place of what is on its way', async () => {
  expect(await shown(undefined)).toContain('Chargement des avis...')
})
