import type { Page } from './page.ts'
import { thread } from './red-thread.ts'

/** It closes on the floor: trains over each other, seen from above, and one that leaves. */
export const closing = {
  'lookbook-11': {
    stands: [
      { pieces: ['MAR-001'], side: 'back', at: [-52, -60], turn: 196 },
      { pieces: ['SOI-002'], side: 'back', at: [56, -76], turn: 176 },
      { pieces: ['SOI-005'], side: 'front', at: [60, 50], turn: -150 },
    ],
    view: { place: [0, 0, 0], point: [600, 980], pixelsPerCm: 6.2, pitch: 38 },
    washes: [
      {
        kind: 'patch',
        colour: '#b7ab98',
        layers: 0.6,
        centre: [0.52, 0.56],
        reach: [0.46, 0.36],
        squareness: 4,
      },
    ],
  },
  'lookbook-12': {
    stands: [{ pieces: ['MAR-002', 'ACC-001'], side: 'back', at: [0, 0], turn: 166 }],
    view: { place: [0, 0, 0], point: [850, 800], pixelsPerCm: 3.7, pitch: 20 },
    washes: [],
    things: thread([
      [-6, 0.6, 60],
      [-30, 0.6, 110],
      [-20, 0.6, 170],
      [-90, 0.6, 230],
      [-160, 0.6, 330],
      [-260, 0.6, 420],
    ]),
  },
} as const satisfies Readonly<Record<string, Page>>
