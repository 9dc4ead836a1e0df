import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

describe('the words of a search', () => {
  it('are letters and digits in small letters', () => {
    expect(searchWords('  Robe d’Été, MAR-003 !')).toEqual(['robe', 'd', 'été', 'mar', '003'])
  })
  it('hold nothing of the database’s query language', () => {
    expect(searchWords(`a' & !('b') | :* \\ \u0000 %_`)).toEqual(['a', 'b'])
  })
  it('are the same whether an accent is written in one character or two', () => {
    expect(searchWords('e\u0301toile')).toEqual(['\u00e9toile'])
  })
  it('begin with a letter or a digit', () => {
    expect(searchWords('\u0301 \u0302\u0303')).toEqual([])
    expect(searchWords('\u0301robe 3\u0301')).toEqual(['robe', '3\u0301'])
  })
  it('are twelve at most', () => {
    expect(searchWords('ab '.repeat(60))).toHaveLength(12)
  })
})
