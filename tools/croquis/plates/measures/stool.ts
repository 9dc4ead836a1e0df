import type { Vec3 } from '../../form/camera.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { wood } from '../../form/stand-cloths.ts'
import { tube } from '../../form/tube.ts'
import { levels } from './landmarks.ts'

const seatDepth = 3

/** The round top: flat, a rounded rim, and its underside out of sight. */
const top: Mesh = meshOf({
  cols: 60,
  rows: 12,
  cloth: wood,
  line: 0.8,
  place: (around, down) => {
    const turn = (around * 2 - 1) * Math.PI
    const reach = Math.min(1, down * 1.8) * 19
    const drop = Math.max(0, down - 0.56) * (seatDepth / 0.44)
    return { at: [reach * Math.sin(turn), levels.seat - drop, reach * Math.cos(turn) + 2] }
  },
})

const foot = (x: number, z: number): Mesh =>
  tube({
    cloth: wood,
    line: 0.7,
    path: [0, 1, 2, 3].map(
      (step): Vec3 => [x * (1 + step * 0.08), 75.5 - step * 25, z * (1 + step * 0.08) + 2],
    ),
    radius: () => [1.5, 1.5],
    cols: 20,
    rows: 20,
  })

/** The round stool that a sitting figure is measured on. */
export const stool: readonly Mesh[] = [top, foot(11, 11), foot(-11, 11), foot(11, -11), foot(-11, -11)]
