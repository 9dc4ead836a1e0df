import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAsked } from './read-asked.public.ts'

/** A Friday. */
const today = '2026-11-27'

const read = (text: string) => {
  const { rest, asked } = readAsked(text, today)
  return { rest, asked: asked.map(({ filter, words, ...values }) => Object.values(values).join('-')) }
}

describe('a size', () => {
  it.each([
    ['robe taille 40', 'robe', '40'],
    ['robe en 40', 'robe', '40'],
    ['robe 38 noire', 'robe   noire', '38'],
    ['T42', '', '42'],
    ['dress size 36', 'dress', '36'],
    ['gown in size 44', 'gown', '44'],
    ['UK 12 dress', 'dress', '40'],
    ['size 8 us', '', '40'],
    ['size 10 coat', 'coat', '38'],
    ['taille it 44 robe', 'robe', '40'],
    ['robe sur mesure', 'robe', 'Sur mesure'],
    ['made-to-measure gown', 'gown', 'Sur mesure'],
  ])('is read from « %s »', (text, rest, size) => {
    expect(read(text)).toEqual({ rest, asked: [size] })
  })

  it.each([
    'MAR-040',
    'mar 003',
    'années 60',
    'taille 60',
    'ceinture 40 cm',
    'size 7',
    'taille haute',
    'SOI-038',
    '1940',
  ])('is not read from « %s »', (text) => {
    expect(read(text)).toEqual({ rest: text, asked: [] })
  })
})

describe('a price', () => {
  it.each([
    ['robe sous 500', 'robe', [undefined, 500]],
    ['robe à moins de 1 000 €', 'robe', [undefined, 1000]],
    ['robe moins de 1.200 euros', 'robe', [undefined, 1200]],
    ['robe 500€ max', 'robe', [undefined, 500]],
    ['robe 300 euros', 'robe', [undefined, 300]],
    ['robe jusqu’à 400', 'robe', [undefined, 400]],
    ['dress under €80', 'dress', [undefined, 80]],
    ['dress up to 2k', 'dress', [undefined, 2000]],
    ['gown over 3,000', 'gown', [3000, undefined]],
    ['robe à partir de 1500', 'robe', [1500, undefined]],
    ['robe entre 500 et 900', 'robe', [500, 900]],
    ['robe de 500 à 900 euros', 'robe', [500, 900]],
    ['dress between 900 and 500', 'dress', [500, 900]],
    ['robe 500-900 €', 'robe', [500, 900]],
    ['robe autour de 1000', 'robe', [800, 1200]],
    ['robe budget 2000', 'robe', [undefined, 2000]],
    ['robe 99,50 €', 'robe', [undefined, 99.5]],
  ])('is read from « %s »', (text, rest, [min, max]) => {
    const read = readAsked(text, today)
    expect(read.rest).toBe(rest)
    expect(read.asked.map(({ words, ...meaning }) => meaning)).toEqual([
      { filter: 'price', ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    ])
  })

  it.each([
    'robe de 36 mois',
    'sous 40',
    'collection 2026-2027',
    'plus de tulle',
    'robe des années 20',
    'dès le matin',
  ])('is not read from « %s »', (text) => {
    expect(readAsked(text, today).asked.filter(({ filter }) => filter === 'price')).toEqual([])
  })

  it('may be said twice, once for each end', () => {
    expect(read('robe plus de 300 moins de 800')).toEqual({ rest: 'robe', asked: ['300', '800'] })
  })
})

describe('a day', () => {
  it.each([
    ['robe pour le 12 juin', 'robe', '2027-06-12'],
    ['robe pour le samedi 12 juin 2027', 'robe', '2027-06-12'],
    ['robe 1er décembre', 'robe', '2026-12-01'],
    ['dress for June 12', 'dress', '2027-06-12'],
    ['dress by the 12th of June', 'dress', '2027-06-12'],
    ['robe 12/06', 'robe', '2027-06-12'],
    ['robe pour le 12/06/28', 'robe', '2028-06-12'],
    ['robe pour le 2027-06-12', 'robe', '2027-06-12'],
    ['robe pour juin', 'robe', '2027-06-01'],
    ['robe pour noël', 'robe', '2026-12-25'],
    ['dress for Christmas', 'dress', '2026-12-25'],
    ['robe pour samedi', 'robe', '2026-11-28'],
    ['robe pour vendredi', 'robe', '2026-12-04'],
    ['robe dans 3 semaines', 'robe', '2026-12-18'],
    ['dress for tomorrow', 'dress', '2026-11-28'],
    ['robe sous 3 mois', 'robe', '2027-02-27'],
  ])('is read from « %s »', (text, rest, day) => {
    expect(read(text)).toEqual({ rest, asked: [day] })
  })

  it.each(['robe 31 juin', 'robe de mai', 'robe samedi', 'robe 40/12', 'mars'])(
    'is not read from « %s »',
    (text) => {
      expect(readAsked(text, today).asked.filter(({ filter }) => filter === 'day')).toEqual([])
    },
  )
})

describe('a search', () => {
  it('may ask for all of them at once, and says by which words', () => {
    expect(readAsked('Robe d’invitée en 40 sous 800 € pour le 12 juin', today)).toEqual({
      rest: 'Robe d’invitée',
      asked: [
        { filter: 'size', size: '40', words: 'en 40' },
        { filter: 'price', max: 800, words: 'sous 800 €' },
        { filter: 'day', day: '2027-06-12', words: 'pour le 12 juin' },
      ],
    })
  })

  it('loses no other letter, whatever is written', () => {
    const said = fc.constantFrom(
      'taille 40',
      'sous 500',
      'pour le 12 juin',
      'robe',
      '  ',
      '€',
      '12',
      'de',
      '-',
      'é',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(said, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 20 }),
        (parts) => {
          const text = parts.join(' ').normalize('NFC').slice(0, 200)
          const { rest, asked } = readAsked(text, today)
          const letters = (written: string) => [...written.replaceAll(/\s/gu, '')].toSorted()
          expect(letters(rest + asked.map(({ words }) => words).join(''))).toEqual(letters(text))
        },
      ),
    )
  })

  it('is read in no time, however it is made', () => {
    const started = performance.now()
    for (const text of [
      ' '.repeat(200),
      '1 '.repeat(100),
      'de 1 '.repeat(40),
      "1'".repeat(100),
      '1.000'.repeat(40),
    ])
      readAsked(text.slice(0, 200), today)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
