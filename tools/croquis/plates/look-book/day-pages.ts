import type { Page } from './page.ts'
import { fullPatch, panel, patch } from './page-washes.ts'

/** It opens in white: a train across an empty page, its bow close by; then a row of gowns, and two that touch. */
export const white = {
  'lookbook-01': {
    stands: [{ products: ['MAR-007'], side: 'back', at: [0, 0], turn: 158 }],
    view: { place: [0, 0, 0], point: [800, 1296], pixelsPerCm: 4.6, pitch: 13 },
    washes: [panel('#d8c9b4', 0.5, [0, 1176, 1200, 424])],
  },
  'lookbook-02': {
    stands: [{ products: ['MAR-007'], side: 'back', at: [0, 0], turn: 196, isClose: true }],
    view: { place: [0, 118, 0], point: [520, 800], pixelsPerCm: 23, pitch: 6 },
    washes: [fullPatch('#a9867f', 1)],
  },
  'lookbook-03': {
    size: { width: 1800, height: 1080 },
    stands: [
      { products: ['MAR-002'], side: 'front', at: [-172, -60], turn: -8 },
      { products: ['MAR-006'], side: 'front', at: [-94, -30], turn: 16 },
      { products: ['MAR-012'], side: 'front', at: [-22, -6], turn: -20 },
      { products: ['MAR-004'], side: 'back', at: [50, 10], turn: 170 },
      { products: ['MAR-010'], side: 'front', at: [138, 34], turn: -24 },
    ],
    view: { place: [0, 60, 0], point: [905, 610], pixelsPerCm: 4.28, pitch: 11 },
    washes: [patch('#9fb0b8', 0.55, { centre: [0.5, 0.46], reach: [0.45, 0.3], squareness: 6 })],
  },
  'lookbook-04': {
    stands: [
      { products: ['MAR-006'], side: 'front', at: [-12, -30], turn: 24, isClose: true },
      { products: ['MAR-001'], side: 'front', at: [44, 20], turn: -30, isClose: true },
    ],
    view: { place: [22, 100, 0], point: [620, 800], pixelsPerCm: 13.4, pitch: 8 },
    washes: [panel('#aab39d', 0.75, [-40, -40, 640, 1700])],
  },
} as const satisfies Readonly<Record<string, Page>>

/** Then the colours of ceremonies: a coat over a dress, and nothing but hems. */
export const ceremony = {
  'lookbook-05': {
    stands: [{ products: ['CER-007', 'PAP-007'], side: 'front', at: [0, 0], turn: 22 }],
    view: { place: [0, 0, 0], point: [690, 1440], pixelsPerCm: 8, pitch: 8.5 },
    washes: [panel('#c98a72', 0.55, [130, 150, 500, 1130])],
  },
  'lookbook-06': {
    size: { width: 1600, height: 1200 },
    stands: [
      { products: ['CER-001'], side: 'front', at: [-72, -24], turn: 14 },
      { products: ['CER-008'], side: 'front', at: [2, 16], turn: -16 },
      { products: ['CER-004'], side: 'front', at: [66, -30], turn: 10 },
    ],
    view: { place: [0, 30, 0], point: [800, 640], pixelsPerCm: 10.8, pitch: 12 },
    washes: [],
  },
} as const satisfies Readonly<Record<string, Page>>
