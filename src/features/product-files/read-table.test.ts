import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvFile } from '../../shared/text/csv.ts'
import { readTable } from './read-table.ts'

const cellsIn = (text: string) => readTable(text).lines.map(({ cells }) => cells)

describe('a file of a spreadsheet', () => {
  it('is read as it was written, whatever its cells hold', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aé;,"\n\r\t=+-@\' 1') })
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 20 })
    fc.assert(
      fc.property(table, (rows) => {
        // A tab and a return at the beginning of a cell are guarded like a formula; an apostrophe before one is its guard.
        const written = rows.filter((cells) => cells.some((text) => text.trim() !== ''))
        fc.pre(written.flat().every((text) => !/^'[=+\-@\t\r]/.test(text)))
        const { headings, lines } = readTable(csvFile([['a', 'b', 'c'], ...rows]))
        expect(headings).toEqual(['a', 'b', 'c'])
        expect(lines.map(({ cells }) => cells)).toEqual(written)
      }),
    )
  })

  it('may be parted by semicolons, commas or tabs, as its first line is', () => {
    expect(cellsIn('Nom;Prix\nCape;1 290,00')).toEqual([['Cape', '1 290,00']])
    expect(cellsIn('name,price\r\n"Cape, longue",1290')).toEqual([['Cape, longue', '1290']])
    expect(cellsIn('name\tprice\rCape; courte\t12')).toEqual([['Cape; courte', '12']])
    expect(cellsIn('sep=,\nnom;complet,prix\nCape,12')).toEqual([['Cape', '12']])
    expect(cellsIn('"a;b";c\n1;2')).toEqual([['1', '2']])
  })

  it('counts its lines as a spreadsheet does, and leaves blank ones out', () => {
    const { lines } = readTable('Nom\nCape\n\n;\n"sur deux\nlignes"\nVoile')
    expect(lines.map(({ line }) => line)).toEqual([2, 5, 6])
    expect(readTable('sep=;\nNom\nCape').lines[0]?.line).toBe(3)
  })

  it('that is none has no lines', () => {
    for (const text of ['', '\ufeff', '\n\n', '[', '{}', '[1, null]', 'Nom'])
      expect(readTable(text).lines).toEqual([])
    expect(cellsIn('Nom\n"sans fin')).toEqual([['sans fin']])
  })

  it('may be a list of records', () => {
    const records = [
      { name: 'Cape', price: 1290, tags: ['soir', 'laine'] },
      { featured: true, __proto__: 1, care: null },
    ]
    const { headings, lines } = readTable(JSON.stringify(records))
    expect(headings).toEqual(['name', 'price', 'tags', 'featured', 'care'])
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['Cape', '1290', 'soir, laine', '', ''],
      ['', '', '', 'true', ''],
    ])
  })
})
