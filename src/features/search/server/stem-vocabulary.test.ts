import { describe, expect, it } from 'vitest'
import { StemVocabulary } from './stem-vocabulary.ts'

const vocabulary = () =>
  new StemVocabulary([
    { id: 4, stem: 'soir' },
    { id: 1, stem: 'soi' },
    { id: 9, stem: 'satin' },
    { id: 2, stem: 'velour' },
  ])

describe('the vocabulary of stems', () => {
  it('finds every stem that begins alike', () => {
    expect(vocabulary().beginningWith('so')).toEqual([1, 4])
    expect(vocabulary().beginningWith('velour')).toEqual([2])
    expect(vocabulary().beginningWith('x')).toEqual([])
    expect(vocabulary().beginningWith('a')).toEqual([])
  })
  it('takes in new stems where they belong, and each one once', () => {
    const grown = vocabulary()
    expect(grown.knows(7)).toBe(false)
    for (let times = 0; times < 2; times++) grown.add({ id: 7, stem: 'soierie' })
    expect(grown.knows(7)).toBe(true)
    expect(grown.numberOf('soierie')).toBe(7)
    expect(grown.beginningWith('soi')).toEqual([1, 7, 4])
  })
})
