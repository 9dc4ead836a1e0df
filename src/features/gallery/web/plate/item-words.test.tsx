import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { serverTranslators } from '../../../../app/i18n/server-translators.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { ApiProvider } from '../../../../ui/api/api-provider.tsx'
import { noTokens } from '../../../../ui/api/token-keeper.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { TranslatorProvider } from '../../../../ui/i18n/use-translation.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { ItemWords } from './item-words.tsx'
import { plateTexts } from './plate.texts.ts'

const item: GalleryItem = {
  _id: 'item',
  board: 'lookbook',
  title: 'Le bénitier',
  text: '',
  occasion: 'soiree',
  colours: [],
  credits: '',
  image: {
    url: '/media/a/1200.webp',
    alt: '',
    width: 1200,
    height: 1600,
    color: '#fff',
    widths: [1200],
    focalPoint: { x: 50, y: 50 },
  },
  products: [],
}

const Words = (changes: Partial<GalleryItem>) => {
  useOwnTexts('plate', plateTexts)
  const parts = {
    favourite: ({ name }: { name: string }) => <button type="button">[{name}]</button>,
    bookingHref: () => '/rendez-vous?type=evening-discovery',
  }
  return <ItemWords item={{ ...item, ...changes }} number={7} headingId="h" parts={parts} isWide={false} />
}

const htmlOf = (changes: Partial<GalleryItem> = {}, lng: Language = 'fr') =>
  renderToStaticMarkup(
    <TranslatorProvider translator={serverTranslators[lng]}>
      <MemoryRouter>
        <ApiProvider
          session={{
            transport: () => Promise.reject(new Error('nothing is asked')),
            lng,
            publicUrl: 'https://untel.example',
            tokens: noTokens,
          }}
        >
          <Words {...changes} />
        </ApiProvider>
      </MemoryRouter>
    </TranslatorProvider>,
  )

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|[| ]*/g, '|')

describe('what is said of a picture', () => {
  it('is an invitation to imagine one where it shows no product', () => {
    expect(wordsOf(htmlOf())).toContain('|Imaginer une pièce dans cet esprit|, Le bénitier|')
    expect(wordsOf(htmlOf({}, 'en'))).toContain('|Imagine a piece in this spirit|, Le bénitier|')
    expect(htmlOf()).toContain('href="/rendez-vous?type=evening-discovery"')
    expect(htmlOf()).not.toContain('<ul')
  })

  it('tells its products with price and heart, and which of them are gone', () => {
    const products = [
      { _id: 'p', name: 'Robe Minuit', price: 1450, available: true },
      { _id: 'q', name: 'Robe Rubis', price: 1890, available: false },
    ]
    const words = wordsOf(htmlOf({ products }))
    expect(words).toMatch(/\|Robe Minuit\|1\s450\s€\|\[Robe Minuit\]\|/)
    expect(words).toMatch(/\|Robe Rubis\|Épuisé\|1\s890\s€\|/)
    expect(words).toContain('|Prendre rendez-vous autour de cette pièce|, Le bénitier|')
  })
})
