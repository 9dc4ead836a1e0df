import { drawPage } from '../../look-book/draw-page.ts'
import { panel } from '../../look-book/page-washes.ts'

/** A dress for a feast in its colour, and one behind it in another. */
export const drawCeremony = () =>
  drawPage('service-ceremony', {
    stands: [
      { products: ['CER-004'], side: 'front', at: [-30, -46], turn: 18 },
      { products: ['CER-005'], side: 'front', at: [18, 12], turn: -22 },
    ],
    view: { place: [0, 0, 0], point: [600, 1450], pixelsPerCm: 7.4, pitch: 8.5 },
    washes: [panel('#a9b49a', 0.6, [120, 150, 560, 1150])],
  })
