import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, catalogApi, namesFound } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'

let app: CatalogApp

const found = async (search: string) => {
  const { names, count } = await namesFound(app, search)
  expect(names).toHaveLength(count)
  return names
}

beforeAll(async () => {
  app = await catalogApp()
  const ctx = app.context()
  await enterProduct(ctx, {
    categoryId: 'soiree',
    sku: 'MAR-003',
    nameFr: 'Robe de mariée Ondine',
    nameEn: 'Ondine Wedding Gown',
    descriptionFr: 'Une dentelle festonnée, posée motif par motif à la main.',
    descriptionEn: 'Scalloped lace, applied by hand motif by motif.',
    tagsFr: ['dentelle', 'sirène'],
    tagsEn: ['lace', 'mermaid'],
    material: 'Autres',
  })
  await enterProduct(ctx, {
    categoryId: 'soiree',
    sku: 'SOI-004',
    nameFr: 'Robe Étoile',
    nameEn: 'Étoile Sequinned Gown',
    descriptionFr: 'Des milliers de paillettes pour une soirée d’été.',
    tagsFr: ['paillettes', 'tulle', 'réveillon'],
    material: 'Polyester',
    compositionFr: '100 % polyester',
  })
  await enterProduct(ctx, {
    categoryId: 'soiree',
    sku: 'PAP-001',
    nameFr: 'Chemisier Colette',
    nameEn: 'Colette Blouse',
    descriptionFr: 'Un crêpe de Chine ivoire, une lavallière que l’on noue.',
    tagsFr: ['lavallière'],
    material: 'Soie',
    colorFr: 'Ivoire',
  })
})

afterAll(() => app.close())

describe('a search', () => {
  it.each([
    ['dentelle', ['Robe de mariée Ondine']],
    ['DENTELLE', ['Robe de mariée Ondine']],
    ['dentelles', ['Robe de mariée Ondine']],
    ['robes', ['Robe de mariée Ondine', 'Robe Étoile']],
    ['sirene', ['Robe de mariée Ondine']],
    ['etoile', ['Robe Étoile']],
    ['mariees', ['Robe de mariée Ondine']],
    ['ivoire', ['Chemisier Colette']],
    ['soie', ['Chemisier Colette', 'Robe de mariée Ondine']],
  ])('for « %s » looks past accents, capitals and endings', async (text, names) => {
    expect(await found(text)).toEqual(names)
  })

  it('finds a reference', async () => {
    expect(await found('MAR-003')).toEqual(['Robe de mariée Ondine'])
    expect(await found('mar 003')).toEqual(['Robe de mariée Ondine'])
    expect(await found('mar0')).toEqual(['Robe de mariée Ondine'])
  })

  it('finds nothing by accents alone', async () => {
    expect(await found('\u0301')).toEqual([])
  })

  it('finds English words too, whatever the language of the page', async () => {
    expect(await found('lace gowns')).toEqual(['Robe de mariée Ondine'])
    expect(await found('blouse')).toEqual(['Chemisier Colette'])
  })

  it('finds a last word that is still being typed', async () => {
    expect(await found('robe pail')).toEqual(['Robe Étoile'])
    expect(await found('laval')).toEqual(['Chemisier Colette'])
    expect(await found('la')).toContain('Chemisier Colette')
  })

  it('wants every word, and skips those of no meaning', async () => {
    expect(await found('robe de la mariée')).toEqual(['Robe de mariée Ondine'])
    expect(await found('dentelle ondine')).toEqual(['Robe de mariée Ondine'])
    expect(await found("robe d'étoile")).toEqual(['Robe Étoile'])
  })

  it('finds the products of a category by its name, as it is called now', async () => {
    const ctx = app.context()
    const id = await enterProduct(ctx, { nameFr: 'Jupe Nymphéa', categoryId: 'ceremonie' })
    expect(await found('cérémonie')).toEqual(['Jupe Nymphéa'])
    expect(await found('jupe ceremony')).toEqual(['Jupe Nymphéa'])
    const rename = (name: string) =>
      catalogApi(
        app,
        'fr',
        admin,
      )('PUT /categories/{id}', { params: { id: 'ceremonie' }, body: { name, en: { name: 'Ceremony' } } })
    await rename('Cocktail')
    expect(await found('cocktail')).toEqual(['Jupe Nymphéa'])
    await rename('Cérémonie')
    await removeProduct(ctx, { id })
  })

  describe('that nothing answers as a whole', () => {
    const answered = async (search: string) => {
      const { products, leftOut } = await catalogApi(app)('GET /products', { query: { search } })
      return { names: products.map(({ name }) => name).sort(), leftOut }
    }

    it.each([
      { search: 'robe parapluie', names: ['Robe de mariée Ondine', 'Robe Étoile'], leftOut: ['parapluie'] },
      { search: 'Licorne en dentelle', names: ['Robe de mariée Ondine'], leftOut: ['licorne'] },
      { search: 'pussy bow licorne', names: ['Chemisier Colette'], leftOut: ['licorne'] },
      { search: 'noces paillettes tulle', names: ['Robe Étoile'], leftOut: ['noces'] },
    ])('keeps as many words as one piece holds: $search', async ({ search, ...expected }) => {
      expect(await answered(search)).toEqual(expected)
    })

    it('keeps the words of the best answer, and of equal ones the earlier', async () => {
      expect(await answered('dentelle colette')).toEqual({
        names: ['Chemisier Colette'],
        leftOut: ['dentelle'],
      })
      expect(await answered('tulle sirène')).toEqual({ names: ['Robe Étoile'], leftOut: ['sirène'] })
      expect(await answered('sirène tulle')).toEqual({
        names: ['Robe de mariée Ondine'],
        leftOut: ['tulle'],
      })
    })

    it('stays without answer when no word has one, and when a filter leaves none', async () => {
      expect(await answered('parapluie licorne')).toEqual({ names: [], leftOut: [] })
      const { count } = await catalogApi(app)('GET /products', {
        query: { search: 'dentelle tulle', category: 'nulle-part' },
      })
      expect(count).toBe(0)
    })
  })

  it('tells a word of the house from one that only English makes nothing of', async () => {
    const entered = [
      await enterProduct(app.context(), { nameFr: 'Robe Danaé', colorFr: 'Or' }),
      await enterProduct(app.context(), { nameFr: 'Robe Camélia', colorFr: 'Thé' }),
    ]
    expect(await found('robe or')).toEqual(['Robe Danaé'])
    expect(await found('golden dress')).toEqual(['Robe Danaé'])
    expect(await found('robe thé')).toEqual(['Robe Camélia'])
    expect(await found('the camélia gown')).toEqual(['Robe Camélia'])
    expect(await found('the gown')).toEqual(await found('gown'))
    for (const id of entered) await removeProduct(app.context(), { id })
  })

  it.each([
    ['dantelle', ['Robe de mariée Ondine']],
    ['robe dantele', ['Robe de mariée Ondine']],
    ['pailletes', ['Robe Étoile']],
    ['colete', ['Chemisier Colette']],
    ['chemissier', ['Chemisier Colette']],
    ['sirenne', ['Robe de mariée Ondine']],
  ])('for « %s » reads a slip of the pen as the nearest word', async (text, names) => {
    expect(await found(text)).toEqual(names)
  })

  it('does not take another word for a slip', async () => {
    expect(await found('parapluie')).toEqual([])
  })

  it.each([
    ['only stops', '... !!! ???'],
    ['only accents', '\u0301 \u0302\u0303'],
    ['only words of no meaning', 'de la the et'],
    ['an emoji', '👗'],
    ['an emoji beside a word', '👗 parapluie'],
    ['the query language', `robe' & !('x') | :* \\ <-> "`],
    ['wildcards', '%_%'],
    ['another script', 'ウェディング 連衣裙 платье'],
    ['an endless word', 'a'.repeat(200)],
    ['endless words', 'ab '.repeat(66)],
    ['numbers', '1e5 0x10 3.14 ½ ²'],
    ['an address', 'https://a.b/c?d=e&f x@y.zz'],
  ])('made of %s is answered like any other', async (_, text) => {
    expect(await found(text)).toBeInstanceOf(Array)
  })

  it.each(['ro\u0000be', '\ud83d'])('of what no database keeps is refused: %j', async (text) => {
    await expect(found(text)).rejects.toMatchObject({ name: 'InvalidInput' })
  })

  it.each([
    ['gown', ['Robe de mariée Ondine', 'Robe Étoile']],
    ['guipure', ['Robe de mariée Ondine']],
    ['noces', ['Robe de mariée Ondine']],
    ['bridal dress', ['Robe de mariée Ondine']],
    ['sequins', ['Robe Étoile']],
    ['ivory', ['Chemisier Colette']],
    ['pussy bow', ['Chemisier Colette']],
    ['nouvel an', ['Robe Étoile']],
    ['trumpet guipure', ['Robe de mariée Ondine']],
  ])('for « %s » finds what the house calls otherwise', async (text, names) => {
    expect(await found(text)).toEqual(names)
  })

  it.each([
    { search: 'chiffon', nameFr: 'Cape de mousseline', nameEn: 'Airy Cape' },
    { search: 'mousseline', nameFr: 'Cape légère', nameEn: 'Chiffon Cape' },
    { search: 'train', nameFr: 'Cape à traîne', nameEn: 'Sweeping Cape' },
    { search: 'traîne', nameFr: 'Cape longue', nameEn: 'Cape with a Train' },
  ])('for « $search » finds « $nameFr », in English « $nameEn »', async ({ search, ...names }) => {
    const id = await enterProduct(app.context(), names)
    const products = await found(search)
    await removeProduct(app.context(), { id })
    expect(products).toEqual([names.nameFr])
    expect(await found(search)).toEqual([])
  })

  it('meets the other filters', async () => {
    const { count, facets } = await catalogApi(app)('GET /products', {
      query: { search: 'robe', material: 'Polyester' },
    })
    expect(count).toBe(1)
    expect(facets.material).toMatchObject({ Polyester: 1, Autres: 1, Soie: 0 })
  })

  describe('puts first', () => {
    const inOrder = async (search: string, sortBy?: 'newest') => {
      const { products } = await catalogApi(app)('GET /products', { query: { search, sortBy } })
      return products.map(({ name }) => name)
    }

    const entered = (hour: number) => Temporal.Instant.from(`2026-10-01T0${hour}:00:00Z`)

    beforeAll(async () => {
      const ctx = app.context()
      await enterProduct(ctx, { nameFr: 'Jupe Astrakan', createdAt: entered(1) })
      await enterProduct(ctx, { nameFr: 'Jupe Nacre', tagsFr: ['astrakan'], createdAt: entered(2) })
      await enterProduct(ctx, {
        nameFr: 'Jupe Onyx',
        descriptionFr: 'Un col d’astrakan.',
        createdAt: entered(3),
      })
      await enterProduct(ctx, { nameFr: 'Jupe Agate', descriptionFr: 'Astrakan.', createdAt: entered(4) })
      await enterProduct(ctx, { nameFr: 'Waistcoat Opale', createdAt: entered(6) })
      await enterProduct(ctx, { nameFr: 'Gilet Quartz', createdAt: entered(5) })
    })

    it('a word in the name, then on the label, then in the text; of equals the newest', async () => {
      expect(await inOrder('astrakan')).toEqual(['Jupe Astrakan', 'Jupe Nacre', 'Jupe Agate', 'Jupe Onyx'])
      expect(await inOrder('jupe astrakan')).toEqual([
        'Jupe Astrakan',
        'Jupe Nacre',
        'Jupe Agate',
        'Jupe Onyx',
      ])
    })

    it('the word itself, then its synonyms', async () => {
      expect(await inOrder('gilet')).toEqual(['Gilet Quartz', 'Waistcoat Opale'])
      expect(await inOrder('waistcoat')).toEqual(['Waistcoat Opale', 'Gilet Quartz'])
    })

    it('the word itself, then words that begin like it', async () => {
      await enterProduct(app.context(), { nameFr: 'Jupe Onyxia', createdAt: entered(7) })
      expect(await inOrder('onyx')).toEqual(['Jupe Onyx', 'Jupe Onyxia'])
    })

    it('the newest, when that is asked', async () => {
      expect(await inOrder('astrakan', 'newest')).toEqual([
        'Jupe Agate',
        'Jupe Onyx',
        'Jupe Nacre',
        'Jupe Astrakan',
      ])
    })

    it('the newest without a search, even when relevance is asked', async () => {
      const { products } = await catalogApi(app)('GET /products', {
        query: { sortBy: 'relevance', limit: 100 },
      })
      const dates = products.map(({ createdAt }) => createdAt)
      expect(dates).toEqual(dates.toSorted().reverse())
    })
  })

  it('finds a product that is entered after the same search found nothing', async () => {
    expect(await found('kimono')).toEqual([])
    await enterProduct(app.context(), { nameFr: 'Kimono Hokusai' })
    expect(await found('kimono')).toEqual(['Kimono Hokusai'])
    expect(await found('kimmono')).toEqual(['Kimono Hokusai'])
  })
})
