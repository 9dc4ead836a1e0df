import { expect, it } from 'vitest'
import { readAnswer, readNumber, readState, readWords } from './cell-values.ts'

it('reads numbers as spreadsheets of France and England write them, and guesses nothing', () => {
  const numbers = ['1290', '1 290', '1\u202f290,50 €', '1290.5', '1.290,50', '1,290.50', '12.345.678,9', '0']
  expect(numbers.map(readNumber)).toEqual([1290, 1290, 1290.5, 1290.5, 1290.5, 1290.5, 12_345_678.9, 0])
  for (const none of ['', '1.290', '1,290', 'mille', '-5', '12,345,6', '1e3', '0x10', '٣'])
    expect([none, readNumber(none)]).toEqual([none, undefined])
})

it('reads yes and no in both languages', () => {
  expect(['Oui', 'x', 'VRAI', 'yes', '1'].map(readAnswer)).toEqual(Array.from({ length: 5 }, () => true))
  expect(['non', '', 'Faux', 'no', '0'].map(readAnswer)).toEqual(Array.from({ length: 5 }, () => false))
  expect(readAnswer('peut-être')).toBeUndefined()
})

it('reads words that are parted by commas, semicolons or lines', () => {
  expect(readWords(' soir, laine;drapé\n ,')).toEqual(['soir', 'laine', 'drapé'])
})

it('reads the states of a product in both languages', () => {
  const words = [
    'Brouillon',
    'draft',
    'Publiée',
    'publié',
    'PUBLISHED',
    'archivé',
    ' archived ',
    'en ligne',
    '',
  ]
  expect(words.map(readState)).toEqual([
    'draft',
    'draft',
    'published',
    'published',
    'published',
    'archived',
    'archived',
    undefined,
    undefined,
  ])
})
