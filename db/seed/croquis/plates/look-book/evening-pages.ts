import { part } from '../../form/part.ts'
import { straight } from '../scenes/room-lines.ts'
import type { Page } from './page.ts'
import { fullPatch, panel } from './page-washes.ts'

/** Evening: a group in the dark with one light in it, and a bare back on white; then black and white. */
export const evening = {
  'lookbook-07': {
    stands: [
      { pieces: ['SOI-001'], side: 'front', at: [-50, -30], turn: 26 },
      { pieces: ['SOI-003'], side: 'front', at: [52, -40], turn: -14 },
      { pieces: ['SOI-004'], side: 'front', at: [4, 26], turn: 10 },
    ],
    view: { place: [0, 0, 0], point: [590, 1330], pixelsPerCm: 6.9, pitch: 9 },
    washes: [panel('#6d6a7c', 1.05, [80, 80, 1040, 1130])],
  },
  'lookbook-08': {
    stands: [{ pieces: ['SOI-001'], side: 'back', at: [0, 0], turn: 164, isClose: true }],
    view: { place: [0, 122, 0], point: [800, 860], pixelsPerCm: 21, pitch: 7 },
    washes: [],
  },
  'lookbook-09': {
    stands: [
      { pieces: ['SOI-008'], side: 'front', at: [-30, 0], turn: 18 },
      { pieces: ['PAP-008'], side: 'front', at: [30, 10], turn: -20 },
    ],
    view: { place: [0, 0, 0], point: [420, 1040], pixelsPerCm: 4.4, pitch: 7 },
    washes: [],
    // One ruled line is the whole room.
    things: part([], [straight([-140, 0, -26], [200, 0, -26], 2.2)]),
  },
  'lookbook-10': {
    stands: [{ pieces: ['SOI-003'], side: 'front', at: [0, 0], turn: -24, isClose: true }],
    view: { place: [0, 124, 0], point: [560, 860], pixelsPerCm: 24, pitch: 7 },
    washes: [fullPatch('#b08a8c', 0.8)],
  },
} as const satisfies Readonly<Record<string, Page>>
