import { describe, expect, it } from 'vitest'
import { translate } from '../../app/i18n/translate.ts'
import { fieldMessages } from '../../platform/http/refusals/field-messages.ts'
import { aProductInput } from '../../testing/catalog/product-input.ts'
import { productSchema } from '../catalog/product.schema.ts'
import { changedProductSchema, newProductSchema } from './product-input.schema.ts'

const sent = (changes: object) => ({ ...aProductInput({ sku: 'MAR-001' }), ...changes })

const saidOf = (changes: object, lng: 'fr' | 'en' = 'fr') => {
  const { error } = newProductSchema.safeParse(sent(changes), { reportInput: true })
  return fieldMessages(error?.issues ?? [], (key, values) => translate(lng, key, values))
}

const attributes = (changes: object) => ({
  attributes: { material: 'Soie', composition: '100 % soie', ...changes },
})

const { variants: _variants, ...unsized } = aProductInput()

describe('what is said of a product that cannot be taken', () => {
  it.each([
    [{ name: undefined }, { name: 'Ce champ est obligatoire.' }],
    [{ name: ' \n ' }, { name: 'Ce champ est obligatoire.' }],
    [{ name: 'a'.repeat(121) }, { name: '120 caractères au plus.' }],
    [{ name: 'Robe\u0007' }, { name: 'Ce texte contient des caractères illisibles.' }],
    [{ name: '\u200b\u2060' }, { name: 'Ce texte contient des caractères illisibles.' }],
    [{ description: 'a\u202eb' }, { description: 'Ce texte contient des caractères illisibles.' }],
    [{ description: 'é'.repeat(5001) }, { description: '5000 caractères au plus.' }],
    [{ price: undefined }, { price: 'Ce champ est obligatoire.' }],
    [{ price: '1200' }, { price: 'Un nombre est attendu.' }],
    [{ price: 129.5 }, { price: 'Un prix en euros entiers est attendu.' }],
    [{ price: -1 }, { price: 'Au moins 0.' }],
    [{ price: 1_000_001 }, { price: '1000000 au plus.' }],
    [{ category: undefined }, { category: 'Ce champ est obligatoire.' }],
    [{ category: {} }, { category: 'Ce champ est obligatoire.' }],
    [{ category: 7 }, { category: 'Cette valeur n’est pas valable.' }],
    [{ category: 'maria\u0000ge' }, { category: 'Ce texte contient des caractères illisibles.' }],
    [{ sku: 'MAR 001' }, { sku: 'Lettres, chiffres, tirets et points seulement.' }],
    [{ sku: '-MAR' }, { sku: 'Lettres, chiffres, tirets et points seulement.' }],
    [{ featured: 'oui' }, { featured: 'Cette valeur n’est pas valable.' }],
    [{ attributes: undefined }, { attributes: 'Ce champ est obligatoire.' }],
    [attributes({ composition: '' }), { 'attributes.composition': 'Ce champ est obligatoire.' }],
    [attributes({ material: 'Bois' }), { 'attributes.material': 'Ce choix n’existe pas.' }],
    [attributes({ tags: 'soir' }), { 'attributes.tags': 'Cette valeur n’est pas valable.' }],
    [attributes({ tags: '["soir",7]' }), { 'attributes.tags.1': 'Cette valeur n’est pas valable.' }],
    [attributes({ tags: Array.from({ length: 21 }, String) }), { 'attributes.tags': '20 éléments au plus.' }],
    [
      attributes({ color: { name: 'Nuit', hex: 'navy' } }),
      { 'attributes.color.hex': 'Une couleur s’écrit #RRVVBB.' },
    ],
    [attributes({ color: { hex: '#000000' } }), { 'attributes.color.name': 'Ce champ est obligatoire.' }],
    [{ variants: [] }, { variants: 'Au moins 1 élément.' }],
    [{ variants: [{ size: '48', stock: 1 }] }, { 'variants.0.size': 'Ce choix n’existe pas.' }],
    [{ variants: [{ size: '38', stock: -1 }] }, { 'variants.0.stock': 'Au moins 0.' }],
    [{ variants: [{ size: '38', stock: 1.5 }] }, { 'variants.0.stock': 'Un nombre entier est attendu.' }],
    [{ variants: [{ size: '38', stock: 10_000 }] }, { 'variants.0.stock': '9999 au plus.' }],
    [
      {
        variants: [
          { size: '38', stock: 1 },
          { size: '38', stock: 2 },
        ],
      },
      { 'variants.1.size': 'Cette taille est déjà dans la liste.' },
    ],
    [
      {
        variants: [
          { size: '38', stock: 1 },
          { size: null, stock: 2 },
        ],
      },
      { 'variants.1.size': 'Une pièce sans taille n’a qu’un seul stock.' },
    ],
    [{ en: { nom: 'Gown' } }, { 'en.nom': 'Ce champ n’est pas connu.' }],
    [{ en: { name: 'a'.repeat(121) } }, { 'en.name': '120 caractères au plus.' }],
    [
      { feature: true, prix: 3 },
      { feature: 'Ce champ n’est pas connu.', prix: 'Ce champ n’est pas connu.' },
    ],
  ])('%# is about the field, in French', (changes, said) => {
    expect(saidOf(changes)).toEqual(said)
  })

  it('is about every field at once, in the language of the call', () => {
    expect(saidOf({ name: '', price: 9.5, variants: [{ size: '38', stock: -2 }] }, 'en')).toEqual({
      name: 'This field is required.',
      price: 'A price in whole euros is expected.',
      'variants.0.stock': 'At least 0.',
    })
  })

  it.each([
    [{}, { variants: 'Ce champ est obligatoire.' }],
    [{ stock: 3, sizes: ['36', '38'] }, { variants: 'Indiquez le stock de chaque taille.' }],
    [{ stock: 10_000 }, { stock: '9999 au plus.' }],
  ])('is that its stock is not told: %j', (stock, said) => {
    const { error } = newProductSchema.safeParse({ ...unsized, ...stock })
    expect(fieldMessages(error?.issues ?? [], (key, values) => translate('fr', key, values))).toEqual(said)
  })

  it('is, of a change, that its version is missing', () => {
    const { error } = changedProductSchema.safeParse(sent({}))
    expect(error?.issues.map(({ path }) => path)).toEqual([['version']])
  })
})

describe('a product that can be taken', () => {
  it('has its texts in order: composed letters, single spaces, no-break spaces kept', () => {
    const product = newProductSchema.parse(
      sent({ name: ' Robe  de\tce\u0301re\u0301monie ', ...attributes({ composition: '100\u00a0% soie' }) }),
    )
    expect(product.name).toBe('Robe de cérémonie')
    expect(product.attributes.composition).toBe('100\u00a0% soie')
  })

  it('may hold what looks like HTML: it is text', () => {
    expect(newProductSchema.parse(sent({ name: '<b>Robe</b>' })).name).toBe('<b>Robe</b>')
  })

  it('may leave out what is not required, and says so with nothing', () => {
    expect(newProductSchema.parse({ ...unsized, stock: 2, sizes: [] })).toMatchObject({
      featured: false,
      attributes: { customizable: false, animalParts: false, tags: [], care: null, color: null },
    })
  })

  it('may be sent with all that a read answers', () => {
    const answered = Object.keys(productSchema.shape)
    const taken = Object.keys(newProductSchema.shape)
    expect(answered.filter((name) => !taken.includes(name))).toEqual([])
    const attributeNames = Object.keys(newProductSchema.shape.attributes.shape)
    expect(Object.keys(productSchema.shape.attributes.shape).sort()).toEqual(attributeNames.sort())
  })
})
