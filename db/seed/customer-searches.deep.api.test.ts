import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogApi } from '../../src/testing/catalog/catalog-api.ts'
import { type TestDatabase, testDatabase } from '../../src/testing/database/test-database.ts'
import { memoryStore } from '../../src/testing/pictures/memory-store.ts'
import { type TestProcess, testProcess } from '../../src/testing/test-context.ts'
import { seedDemoHouse } from './demo-house.ts'

/** Searches as customers type them, with the products that they mean; half of them say it in words of their own. */
const searches: readonly (readonly [search: string, meant: readonly string[]])[] = [
  ['robes blanches', ['MAR-001', 'MAR-002']],
  ['robe de mariee dentelle dos nu', ['MAR-010']],
  ['invitée mariage', ['CER-004', 'CER-007']],
  ['tenue pour aller à un mariage', ['CER-004', 'CER-007']],
  ['robe témoin mariage', ['CER-001']],
  ['demoiselle d’honneur vert', ['CER-005']],
  ['maman du marié', ['CER-002', 'CER-003']],
  ['robe rouge', ['SOI-005', 'SOI-002', 'CER-007']],
  ['robe écarlate', ['SOI-002', 'SOI-005']],
  ['robe bleu marine', ['CER-002', 'SOI-001']],
  ['robe beige', ['CER-006']],
  ['robe dorée', ['SOI-007']],
  ['robe argentée', ['SOI-004']],
  ['robe rose poudrée', ['CER-001']],
  ['robe mariée bohème moins de 3000€', ['MAR-006', 'MAR-010']],
  ['robe mairie courte', ['MAR-008', 'MAR-009']],
  ['combi mariée', ['MAR-012']],
  ['robe moulante noire', ['SOI-003']],
  ['petite robe noire', ['PAP-008']],
  ['costume femme', ['SOI-008']],
  ['robe brillante réveillon', ['SOI-004']],
  ['robe vintage', ['MAR-009']],
  ['châle pour mariage', ['ACC-002']],
  ['ceinture taille 40', ['ACC-003']],
  ['veste en jean', ['PAP-004']],
  ['jupe mi-longue', ['PAP-002']],
  ['chemise soie', ['PAP-001']],
  ['trench hiver', ['PAP-007']],
  ['dantelle sirene', ['MAR-003']],
  ['robe communion', ['CER-004', 'CER-008']],
  ['wedding guest dress', ['CER-004', 'CER-007']],
  ['mum of the bride', ['CER-002', 'CER-003']],
  ['red dress', ['SOI-005', 'SOI-002']],
  ['navy dress size UK 12', ['CER-002', 'SOI-001']],
  ['backless wedding gown', ['MAR-002', 'MAR-010']],
  ['dress under 500', ['CER-005', 'PAP-005', 'PAP-008']],
  ['plus size wedding dress', ['MAR-004', 'MAR-007']],
  ['prom dress', ['SOI-002']],
  ['leather jacket', ['PAP-006']],
  ['sparkly dress for new year', ['SOI-004']],
  ['ivory lace gown long sleeves', ['MAR-003', 'MAR-010']],
]

let test: TestDatabase
let app: TestProcess

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test, media: memoryStore().store })
  await seedDemoHouse(app.context())
})

afterAll(() => test.close())

const listing = (query: Record<string, string>) => catalogApi(app)('GET /products', { query })

const firstSix = async (search: string) =>
  (await listing({ search, limit: '6' })).products.map(({ sku }) => sku)

describe('a customer who searches', () => {
  it.each(searches)('for « %s » finds %j among the first six', async (search, meant) => {
    expect(await firstSix(search)).toEqual(expect.arrayContaining([...meant]))
  })

  it('for a colour finds what is sold out before what is only similar', async () => {
    const found = await firstSix('robe rouge')
    expect(found.indexOf('SOI-005')).toBe(0)
    expect(found.indexOf('SOI-002')).toBeLessThan(found.indexOf('CER-007'))
  })

  it('for white gowns finds no grey suit that is called Blanche before them, and finds it by its name', async () => {
    expect(await firstSix('robes blanches')).not.toContain('CER-003')
    expect((await firstSix('Blanche'))[0]).toBe('CER-003')
  })

  it('for a size, a price and a day sees what was understood, and only what keeps to it', async () => {
    const { products, understood, count } = await listing({
      search: 'robe taille 40 sous 800 € pour le 12 juin',
      limit: '100',
    })
    expect(understood).toMatchObject([
      { filter: 'size', size: '40', words: 'taille 40' },
      { filter: 'price', max: 800, words: 'sous 800 €' },
      { filter: 'day', words: 'pour le 12 juin' },
    ])
    expect(count).toBe(products.length)
    expect(products.length).toBeGreaterThan(3)
    for (const { price, sizes, variants } of products) {
      expect(price).toBeLessThanOrEqual(800)
      expect(sizes.includes('40') || variants.every(({ size }) => size === null)).toBe(true)
    }
  })

  it('for what does not exist is told without which words there is something', async () => {
    const { leftOut, understood, products } = await listing({ search: 'robe de mariée sous 200' })
    expect({ leftOut, understood }).toEqual({ leftOut: ['sous 200'], understood: [] })
    expect(products[0]?.category._id).toBe('mariage')
  })

  it('for tomorrow is shown nothing that would come later', async () => {
    const { leftOut } = await listing({ search: 'robe pour demain' })
    expect(leftOut).toEqual(['pour demain'])
  })

  it('and who has chosen a size in the panel is not overruled by the words', async () => {
    const { products, understood } = await listing({ search: 'robe taille 34', size: '46', limit: '100' })
    expect(understood).toEqual([])
    for (const { sizes } of products) expect(sizes).toContain('46')
  })
})
