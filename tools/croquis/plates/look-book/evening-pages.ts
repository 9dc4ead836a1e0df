import { part } from '../../form/part.ts'
import { armchair } from '../scenes/rooms/armchair.ts'
import { straight } from '../scenes/rooms/room-lines.ts'
import { dyed } from '../scenes/rooms/wardrobe.ts'
import type { Page } from './page.ts'
import { fullPatch, panel } from './page-washes.ts'

/** Evening: a group in the dark with one light in it, and a bare back on white; then black and white. */
export const evening = {
  'lookbook-07': {
    size: { width: 1600, height: 1200 },
    stands: [
      { products: ['SOI-001'], side: 'front', at: [-108, -34], turn: 26 },
      { products: ['SOI-003'], side: 'front', at: [26, -40], turn: -14 },
      { products: ['SOI-004'], side: 'front', at: [-42, 20], turn: 10 },
    ],
    view: { place: [0, 0, 0], point: [790, 1020], pixelsPerCm: 4.95, pitch: 10 },
    washes: [panel('#6d6a7c', 1.05, [100, 110, 1400, 790])],
    things: armchair(dyed('velvet', '#8c3f45'), { at: [108, 0, -8], turn: -38 }),
  },
  'lookbook-08': {
    stands: [{ products: ['SOI-001'], side: 'back', at: [0, 0], turn: 164, isClose: true }],
    view: { place: [0, 122, 0], point: [800, 860], pixelsPerCm: 21, pitch: 7 },
    washes: [],
  },
  'lookbook-09': {
    size: { width: 1500, height: 1000 },
    stands: [
      { products: ['SOI-008'], side: 'front', at: [-30, 0], turn: 18 },
      { products: ['PAP-008'], side: 'front', at: [34, 10], turn: -20 },
    ],
    view: { place: [0, 0, 0], point: [480, 850], pixelsPerCm: 4.5, pitch: 7 },
    washes: [],
    // One ruled line is the whole room.
    things: part([], [straight([-124, 0, -26], [300, 0, -26], 2.2)]),
  },
  'lookbook-10': {
    stands: [{ products: ['SOI-003'], side: 'front', at: [0, 0], turn: -24, isClose: true }],
    view: { place: [0, 124, 0], point: [560, 860], pixelsPerCm: 24, pitch: 7 },
    washes: [fullPatch('#b08a8c', 0.8)],
  },
} as const satisfies Readonly<Record<string, Page>>
