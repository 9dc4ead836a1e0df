import { describe, expect, it } from 'vitest'
import { boardOf, countIdeas, narrowIdeas, noIdeaFilters } from './inspiration.rules.ts'

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

it('hangs an idea by its occasion, else by its colours, else by its cloth', () => {
  expect(all.map(boardOf)).toEqual(['occasions', 'occasions', 'colours', 'cloths'])
})
