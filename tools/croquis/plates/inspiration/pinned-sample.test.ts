import { describe, expect, it } from 'vitest'
import { clothOf } from '../../paint/cloth.ts'
import { rgbOf } from '../../paint/colour.ts'
import { pinnedSample, type Sample } from './pinned-sample.ts'

const cloth = clothOf({
  colour: rgbOf('#ffffff'),
  shadow: rgbOf('#000000'),
  colourTone: () => 1,
  shadowTone: () => 0,
})

const sample: Sample = {
  name: 'a sample',
  cloth,
  laid: { at: [40, 60], turn: 0.1, above: 0 },
  size: [30, 20],
  pinned: [-0.5, 0.5],
  edge: 'pinked',
  folds: 1,
}

describe('a pinned sample', () => {
  it('is held by a pin for each place it is pinned at', () => {
    const redHeads = pinnedSample(sample).seams.filter(({ filled, colour }) => filled && colour === '#a8323a')
    expect(redHeads).toHaveLength(2)
  })

  it('loses threads only where it was torn', () => {
    const threads = (edge: Sample['edge']) =>
      pinnedSample({ ...sample, edge }).seams.length - pinnedSample(sample).seams.length
    expect(threads('frayed')).toBeGreaterThan(40)
    expect(threads('selvedge')).toBe(0)
  })

  it('hangs the same whenever it is drawn', () => {
    expect(pinnedSample(sample)).toEqual(pinnedSample(sample))
  })
})
