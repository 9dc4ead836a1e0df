import { thread } from '../scenes/thread.ts'
import type { Page } from './page.ts'
import { patch } from './page-washes.ts'

/** It closes on the floor: trains over each other, seen from above, and one that leaves. */
export const closing = {
  'lookbook-11': {
    size: { width: 1400, height: 1400 },
    stands: [
      { products: ['MAR-007'], side: 'back', at: [-66, -70], turn: 206 },
      { products: ['SOI-002'], side: 'back', at: [60, -84], turn: 158, lift: 5 },
      { products: ['SOI-005'], side: 'back', at: [66, 34], turn: 138, lift: 10 },
    ],
    view: { place: [0, 0, 0], point: [695, 850], pixelsPerCm: 4.6, pitch: 44 },
    washes: [patch('#9aa39a', 0.8, { centre: [0.5, 0.6], reach: [0.47, 0.34], squareness: 3.4 })],
  },
  'lookbook-12': {
    stands: [{ products: ['MAR-002', 'ACC-001'], side: 'back', at: [0, 0], turn: 166 }],
    view: { place: [0, 0, 0], point: [830, 860], pixelsPerCm: 3.95, pitch: 20 },
    washes: [patch('#9fa9b2', 0.6, { centre: [0.71, 0.33], reach: [0.185, 0.215], squareness: 3 })],
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
