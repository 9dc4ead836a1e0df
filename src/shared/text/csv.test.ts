import { expect, it } from 'vitest'
import { csvFile } from './csv.ts'

it('writes rows that a spreadsheet reads as they are', () => {
  expect(
    csvFile([
      ['Nom', 'Mots'],
      ['Zoé', 'dit « oui; non »'],
    ]),
  ).toBe('\ufeffNom;Mots\r\nZoé;"dit « oui; non »"\r\n')
  expect(csvFile([['a "b"', 'deux\nlignes', '']])).toBe('\ufeff"a ""b""";"deux\nlignes";\r\n')
})

it.each(['=1+1', '+33', '-1+1', '@x', '\tx', '=HYPERLINK("x")'])('lets no cell be a formula: %j', (text) => {
  expect(csvFile([[text]])).toMatch(/^\ufeff"?'/)
})

it('leaves a negative amount as it is', () => {
  expect(csvFile([['-1', '-12,5', '-0.25']])).toBe('\ufeff-1;"-12,5";-0.25\r\n')
})
