import { degrees } from '../../../curves.ts'
import type { Camera } from '../../../form/camera.ts'
import type { Mesh } from '../../../form/mesh.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { tube } from '../../../form/tube.ts'
import { drawScene } from '../draw-scene.ts'
import { materials } from '../materials.ts'
import { thread } from '../thread.ts'
import type { Wash } from '../washes.ts'

const hangerView: Camera = {
  yaw: degrees(-14),
  pitch: degrees(4),
  pixelsPerCm: 15.5,
  originX: 605,
  originY: 890,
}

const yoke = (): Mesh =>
  tube({
    cloth: materials.oak,
    path: [
      [-23.5, -8.4, 1.6],
      [-20, -5.6, 0.8],
      [-12, -1.2, 0],
      [-4, 1.9, 0],
      [0, 2.5, 0],
      [4, 1.9, 0],
      [12, -1.2, 0],
      [20, -5.6, 0.8],
      [23.5, -8.4, 1.6],
    ],
    radius: (share) => {
      const end = Math.sqrt(Math.max(0, 1 - Math.abs(share * 2 - 1) ** 22))
      return [(1.15 + 0.35 * Math.sin(share * Math.PI)) * end, (0.9 + 0.5 * Math.abs(share * 2 - 1)) * end]
    },
    edges: { top: true, bottom: true },
    rows: 160,
  })

const bar = (): Mesh =>
  tube({
    cloth: materials.oak,
    path: [
      [-20.4, -8.2, 1],
      [20.4, -8.2, 1],
    ],
    radius: () => [0.55, 0.55],
    cols: 24,
  })

const hook = (): Mesh =>
  tube({
    cloth: materials.steel,
    path: [
      [0, 3, 0],
      [0, 7, 0],
      [0.2, 9.2, 0],
      [2.2, 11, 0],
      [3.4, 13.4, 0],
      [2.4, 16, 0],
      [-0.2, 17, 0],
      [-2.8, 16, 0],
      [-3.6, 13.6, 0],
    ],
    radius: () => [0.28, 0.28],
    cols: 14,
    rows: 120,
  })

/** What the hanger hangs from. */
const peg = (): Mesh =>
  tube({
    cloth: materials.walnut,
    path: [
      [-0.2, 16.1, -7],
      [-0.2, 16.1, 2.6],
      [-0.2, 16.4, 3.6],
    ],
    radius: (share) => [0.9 + 0.7 * share ** 8, 0.9 + 0.7 * share ** 8],
    cols: 30,
  })

/** The thread, tied around one end of the yoke and hanging from it. */
const tiedThread = (): Part =>
  thread(
    [
      [-18.2, -3.2, 1.2],
      [-17.6, -4.6, 2.2],
      [-17.9, -6.6, 1.6],
      [-18.6, -6.2, 1.4],
      [-18.8, -4.2, 2.3],
      [-18.9, -7.2, 2.4],
      [-18.4, -14, 2.4],
      [-19.8, -20, 2.4],
      [-17.6, -26, 2.4],
      [-19, -31, 2.4],
    ],
    { width: 3.6 },
  )

const wall: Wash = {
  shapes:
    '<path d="M260,300C520,230 860,260 960,380C1020,660 1010,1000 940,1230C720,1310 430,1290 270,1220C180,980 180,560 260,300Z"/>',
  colour: '#c9a79b',
  layers: 0.34,
  rough: 60,
  soft: 5,
}

const shadowOnWall: Wash = {
  shapes:
    '<path d="M318,1084L640,930Q664,918 690,930L1000,1068L990,1092L690,962Q664,952 640,964L340,1102Z"/>',
  colour: '#6f5a62',
  layers: 0.34,
  soft: 9,
}

/** An empty hanger on its hook. */
export const drawHanger = (): Promise<Buffer> =>
  drawScene('empty-favourites', {
    camera: hangerView,
    things: joined(part([peg(), yoke(), bar(), hook()]), tiedThread()),
    washes: [wall, shadowOnWall],
  })
