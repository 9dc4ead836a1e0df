import { describe, expect, it } from 'vitest'
import type { SpokenWord } from './spoken-words.ts'
import { createSynonyms, wordsOfSynonyms } from './synonyms.ts'

/** The stem of a word is the word without its last s, in either language. « de » and « of » have no stem. */
const spoken = (word: string): SpokenWord => {
  const stems = ['de', 'of'].includes(word) ? [] : [word.replace(/s$/, '')]
  return { word, plain: word, fr: stems, en: stems }
}

const groups = [
  { fr: ['train'], en: ['train', 'sweep'] },
  { fr: ['dos nu', 'dos ouvert'], en: ['backless'] },
  { fr: ['demoiselle de cortège'], en: ['maid of honour'] },
]

const synonyms = createSynonyms(groups, wordsOfSynonyms(groups).map(spoken))

const of = (text: string) =>
  synonyms.of(
    text
      .split(' ')
      .map(spoken)
      .filter(({ fr }) => fr.length > 0),
  )

describe('synonyms', () => {
  it('stand for a word in any ending, and never for itself', () => {
    expect(of('trains')).toEqual(expect.arrayContaining([['sweep']]))
    expect(of('trains')).not.toContainEqual(['train'])
    expect(of('sweep')).toEqual([['train']])
  })
  it('stand for several words together, but not for one of them', () => {
    expect(of('dos nu')).toEqual([['do', 'ouvert'], ['backles']])
    expect(of('backless')).toEqual([
      ['do', 'nu'],
      ['do', 'ouvert'],
    ])
    expect(of('dos')).toEqual([])
  })
  it('skip words of no meaning as a search does', () => {
    expect(of('maid of honour')).toEqual([['demoiselle', 'cortège']])
    expect(synonyms.longest).toBe(2)
  })
  it('have nothing to say for a word outside the table', () => {
    expect(of('parapluie')).toEqual([])
  })
})
