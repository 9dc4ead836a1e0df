import { mix } from '../../../curves.ts'
import type { Vec3 } from '../../../form/camera.ts'
import { type Mesh, meshOf } from '../../../form/mesh.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { ribbon } from '../../../form/ribbon.ts'
import { tube } from '../../../form/tube.ts'
import { plus } from '../../../form/vectors.ts'
import { materials } from '../materials.ts'
import { dyed } from '../rooms/wardrobe.ts'
import { embroidery } from './embroidery.ts'

export const hoopAt: Vec3 = [22, 2, -84]
const hoopReach = 47

const linen = dyed('cotton', '#f4ebdb', '#c3ac98')

const frame = (reach: number, lift: number): Mesh =>
  tube({
    cloth: materials.oak,
    path: Array.from({ length: 49 }, (_, step): Vec3 => {
      const turn = (step / 48) * 2 * Math.PI
      return plus(hoopAt, [Math.sin(turn) * reach, lift, Math.cos(turn) * reach])
    }),
    radius: () => [1.5, 3],
    cols: 20,
    rows: 220,
    edges: { top: false, bottom: false },
  })

const stretchedLinen = (): Mesh =>
  ribbon({
    cloth: linen,
    path: [-1, 0, 1].map((side) => plus(hoopAt, [0, 2, side * hoopReach])),
    width: (share) => 2 * hoopReach * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)),
    faces: [0, 1, 0],
    cols: 20,
    rows: 80,
    line: 0,
  })

/** The rest of the linen, lying in ripples around the frame and cut square. */
const linenAround = (): Mesh =>
  meshOf({
    cols: 180,
    rows: 30,
    cloth: linen,
    edges: { top: false, bottom: true },
    place: (share, down) => {
      const turn = (share * 2 - 1) * Math.PI
      const square = 62 / Math.max(Math.abs(Math.cos(turn + 0.3)), Math.abs(Math.sin(turn + 0.3))) ** 0.75
      const reach = mix(hoopReach, square, down)
      const ripple = Math.sin(turn * 13 + 2 * Math.sin(turn * 3))
      return {
        at: plus(hoopAt, [
          Math.sin(turn) * reach,
          1 - 2 * down + 3 * ripple * Math.sin(down * 2.4),
          Math.cos(turn) * reach,
        ]),
        hollow: Math.max(0, -ripple) * (1 - down) * 0.8,
      }
    },
  })

const screw = (): Mesh =>
  tube({
    cloth: materials.brass,
    path: [plus(hoopAt, [-7, 5, -50]), plus(hoopAt, [7, 5, -50])],
    radius: () => [2, 2],
    cols: 20,
  })

export const hoop = (): Part =>
  joined(
    part([linenAround(), stretchedLinen(), frame(hoopReach, 3), frame(hoopReach + 3.2, 3.4), screw()]),
    embroidery(plus(hoopAt, [0, 2.4, 0])),
  )
