import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOfCm, lengthOfMillimetres } from '../../shared/lengths/body-length.ts'
import { measureNames } from './body-measures.ts'
import { drawCroquis } from './croquis.ts'
import type { Measures } from './doubts.rules.ts'

const numbersIn = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

const widest = (path: string) => Math.max(...numbersIn(path).filter((_, place) => place % 2 === 0))

describe('the croquis of a body', () => {
  it('follows its numbers', () => {
    const [narrow, wide] = [60, 90].map((cm) => drawCroquis({ tour_taille: lengthOfCm(cm) }))
    expect(widest(wide?.tapes.tour_taille ?? '')).toBeGreaterThan(widest(narrow?.tapes.tour_taille ?? ''))
    expect(wide?.tapes.tour_hanches).toBe(narrow?.tapes.tour_hanches)
    const tall = drawCroquis({ stature: lengthOfCm(185) })
    expect(tall.box.height).toBeGreaterThan(drawCroquis({}).box.height)
  })

  it('is a drawing of a body whatever was typed', () => {
    const any = fc.record(
      Object.fromEntries(
        measureNames.map((name) => [name, fc.integer({ min: 0, max: 3_000 }).map(lengthOfMillimetres)]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(any, (measures: Measures) => {
        const { outline, tapes, box, head } = drawCroquis(measures)
        for (const path of [...outline, ...Object.values(tapes)]) {
          expect(path).toMatch(/^M-?\d/)
          expect(path).not.toContain('NaN')
        }
        expect(box.width).toBeGreaterThan(0)
        expect(head.down).toBeGreaterThan(0)
      }),
    )
  })
})
