import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { serverTranslators } from '../../../../app/i18n/server-translators.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { aProduct } from '../../../../testing/catalog/a-product.ts'
import { ApiProvider } from '../../../../ui/api/api-provider.tsx'
import { noTokens } from '../../../../ui/api/token-keeper.ts'
import { TranslatorProvider } from '../../../../ui/i18n/use-translation.tsx'
import type { Product } from '../../product.schema.ts'
import { ProductDetails } from './product-details.tsx'
import { ProductPurchase } from './product-purchase.tsx'

const session = (lng: Language) => ({
  transport: () => Promise.reject(new Error('nothing is asked')),
  lng,
  publicUrl: 'https://untel.example',
  tokens: noTokens,
})

const wordsOf = (changes: Partial<Product> = {}, lng: Language = 'fr') => {
  const product = { ...aProduct, ...changes }
  const html = renderToStaticMarkup(
    <TranslatorProvider translator={serverTranslators[lng]}>
      <ApiProvider session={session(lng)}>
        <ProductPurchase
          product={product}
          parts={{ contact: null, sizeAdvice: () => '[conseil]', purchase: ({ stock }) => `[${stock}]` }}
        />
        <ProductDetails product={product} />
      </ApiProvider>
    </TranslatorProvider>,
  )
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}

describe('a product of which little is said', () => {
  it('is « Non catégorisé », and known by the start of its id', () => {
    expect(wordsOf()).toContain('|Non catégorisé|')
    expect(wordsOf()).toContain('|Référence|01234567|')
  })

  it('leaves out what it has not: sizes and their advice, care, colour, keywords', () => {
    for (const word of ['Taille', '[conseil]', 'Entretien', 'Couleur', 'Mots-clés', 'origine animale'])
      expect(wordsOf()).not.toContain(word)
    expect(wordsOf()).toContain('[1]')
  })

  it('counts its stock in the singular and the plural', () => {
    expect(wordsOf()).toContain('En stock (1 disponible)')
    expect(wordsOf({ stock: 2 })).toContain('En stock (2 disponibles)')
  })

  it('counts what is made to measure in places of the atelier', () => {
    const places = (stock: number) => ({ stock, variants: [{ size: 'Sur mesure', stock }] })
    expect(wordsOf(places(1))).toContain('1 place disponible à l’atelier')
    expect(wordsOf(places(2))).toContain('2 places disponibles à l’atelier')
    expect(wordsOf(places(1))).not.toContain('En stock')
  })
})

describe('a product that is not there', () => {
  const gone = { stock: 0, variants: [{ size: '38', stock: 0 }] }

  it('shows its sizes as they are, and none is in hand', () => {
    expect(wordsOf(gone)).toContain('38 |(indisponible)')
    expect(wordsOf(gone)).toContain('Rupture de stock')
    expect(wordsOf(gone)).toContain('[0]')
  })

  it('says that the atelier can make it again only when it can', () => {
    const customizable = { ...aProduct.attributes, customizable: true }
    expect(wordsOf(gone)).not.toContain('L’atelier peut la refaire')
    expect(wordsOf({ ...gone, attributes: customizable })).toContain('L’atelier peut la refaire')
    expect(wordsOf({ ...gone, attributes: customizable }, 'en')).toContain('The atelier can make it again')
  })
})

it('a product whose first size is gone has the next one in hand, its stock beside it', () => {
  const variants = [
    { size: '36', stock: 0 },
    { size: '38', stock: 1 },
    { size: '40', stock: 3 },
  ]
  expect(wordsOf({ stock: 4, variants })).toContain('En stock (1 disponible)')
  expect(wordsOf({ stock: 4, variants })).toContain('[1]')
})
