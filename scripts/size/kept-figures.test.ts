import { describe, expect, it } from 'vitest'
import { comparedFigures, keepFigures, keptFigures } from './kept-figures.ts'
import type { Figures, TreeSize } from './measure.ts'

const figures: Figures = { files: 12, lines: 1_234, functions: 40, nounFolders: undefined, usedOnce: 7 }
const size: TreeSize = {
  places: new Map<string, Figures>([
    ['src/features/orders', { ...figures, nounFolders: 3 }],
    ['all', figures],
  ]),
  crowded: new Map([['db/seed', 45]]),
}
const document = 'Before.\n\n<!-- size -->\n<!-- /size -->\n\nAfter.\n'

describe('the figures that are kept', () => {
  it('are read as they were written, and written in the same place again', () => {
    const written = keepFigures(document, size)
    expect(keptFigures(written)).toEqual(size.places)
    expect(keepFigures(written, size)).toBe(written)
    expect(written).toMatch(/^Before\.\n[\s\S]*`db\/seed` 45\.\n\n<!-- \/size -->\n\nAfter\.\n$/)
  })

  it('need their place', () => {
    expect(() => keepFigures('Before.\n', size)).toThrow('There is no place for the figures')
  })

  it('stand beside those of now, by what has grown, come and gone', () => {
    const last = keptFigures(keepFigures(document, size))
    const now: TreeSize = {
      places: new Map<string, Figures>([
        ['src/features/papers', figures],
        ['all', { ...figures, files: 14, lines: 1_200 }],
      ]),
      crowded: new Map(),
    }
    const lines = comparedFigures(now, last).split('\n')
    expect(lines[1]).toMatch(/^src\/features\/orders +0 \(−12\)$/)
    expect(lines[2]).toMatch(/^src\/features\/papers \(new\) +12 +1,234 +40 +7$/)
    expect(lines[3]).toMatch(/^all +14 \(\+2\) +1,200 \(−34\) +40 +7$/)
    expect(lines.at(-1)).toBe('Folders above 25 files: none.')
  })

  it('are bare where nothing was kept', () => {
    expect(comparedFigures(size, keptFigures(document))).not.toMatch(/new|\+/)
  })
})
