import { describe, expect, it } from 'vitest'
import { chooseView, firstView, settleView, wantAllViews } from './shown-view.ts'

describe('the view on the plate', () => {
  it('is the first one, and the others are not wanted yet', () => {
    expect(firstView).toMatchObject({ chosen: 0, shown: 0, allWanted: false })
  })

  it('stays until the chosen one has arrived', () => {
    const waiting = chooseView(firstView, 2)
    expect(waiting).toMatchObject({ chosen: 2, shown: 0, allWanted: true })
    expect(settleView(waiting, 2)).toMatchObject({ chosen: 2, shown: 2 })
  })

  it('changes at once for one that is there', () => {
    expect(chooseView(settleView(firstView, 1), 1).shown).toBe(1)
    expect(chooseView(chooseView(firstView, 2), 0)).toMatchObject({ chosen: 0, shown: 0 })
  })

  it('is not changed by the arrival of another than the chosen one', () => {
    const choosing = chooseView(chooseView(firstView, 1), 2)
    expect(settleView(choosing, 1)).toMatchObject({ chosen: 2, shown: 0 })
  })

  it('stays while the others are fetched for later', () => {
    expect(wantAllViews(firstView)).toMatchObject({ chosen: 0, shown: 0, allWanted: true })
  })
})
