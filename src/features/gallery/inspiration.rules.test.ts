import { describe, expect, it } from 'vitest'
import {
  boardOf,
  countIdeas,
  inBoardOrder,
  narrowIdeas,
  noIdeaFilters,
  sharedCreditsOf,
} from './inspiration.rules.ts'

const ideas = [
  { occasion: 'mariage', colours: ['blanc', 'ivoire'] },
  { occasion: 'soiree', colours: ['noir'] },
  { occasion: null, colours: ['noir', 'rouge'] },
  { occasion: null, colours: [] },
] as const

const all = ideas.map(({ occasion, colours }) => ({ occasion, colours: [...colours] }))

describe('ideas under a filter', () => {
  it('have its occasion and its colour, in their order', () => {
    expect(narrowIdeas(all, noIdeaFilters)).toEqual(all)
    expect(narrowIdeas(all, { occasion: undefined, colour: 'noir' })).toEqual([all[1], all[2]])
    expect(narrowIdeas(all, { occasion: 'soiree', colour: 'noir' })).toEqual([all[1]])
    expect(narrowIdeas(all, { occasion: 'mariage', colour: 'noir' })).toEqual([])
  })

  it('are counted for a choice with the other filter kept', () => {
    const evening = { occasion: 'soiree', colour: undefined } as const
    expect(countIdeas(all, evening, { colour: 'noir' })).toBe(1)
    expect(countIdeas(all, evening, { colour: 'blanc' })).toBe(0)
    expect(countIdeas(all, evening, { occasion: 'mariage' })).toBe(1)
    expect(countIdeas(all, evening, { occasion: undefined })).toBe(4)
  })
})

it('hangs ideas board by board, what is for no occasion first, and keeps their order there', () => {
  expect(all.map(boardOf)).toEqual(['mariage', 'soiree', 'palette', 'palette'])
  expect(inBoardOrder(all)).toEqual([all[2], all[3], all[0], all[1]])
})

describe('the credits that all pictures have in common', () => {
  const by = (credits: string) => ({ credits })

  it('are named once where all are the same, and stay with each picture where one differs', () => {
    expect(sharedCreditsOf([by('Atelier'), by('Atelier')])).toBe('Atelier')
    expect(sharedCreditsOf([by('Atelier'), by('Studio')])).toBe('')
    expect(sharedCreditsOf([])).toBe('')
  })
})
