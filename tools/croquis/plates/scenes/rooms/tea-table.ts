import type { Vec3 } from '../../../form/camera.ts'
import type { Mesh } from '../../../form/mesh.ts'
import { moved } from '../../../form/moved.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { tube } from '../../../form/tube.ts'
import { materials } from '../materials.ts'
import { turned } from '../solids.ts'

const { porcelain, walnut } = materials

/** A cup on its saucer. */
const cup = ([x, y, z]: Vec3): Part =>
  part([
    turned({
      cloth: porcelain,
      at: [x, y, z],
      profile: [
        [0, 2],
        [0.5, 6.2],
        [1, 6.6],
      ],
    }),
    turned({
      cloth: porcelain,
      at: [x, y + 1, z],
      profile: [
        [0, 2.2],
        [1.4, 3.2],
        [3.4, 4.2],
        [5.2, 4.6],
      ],
    }),
  ])

/** The body of the pot with its lid on. */
const potBody = (): Mesh =>
  turned({
    cloth: porcelain,
    at: [0, 58, -6],
    profile: [
      [0, 3.6],
      [2, 6.4],
      [6, 8],
      [10, 6.6],
      [12.6, 4],
      [13.4, 3.8],
      [15, 1.2],
      [16, 1.5],
      [17.2, 0.2],
    ],
  })

const spout = (): Mesh =>
  tube({
    cloth: porcelain,
    path: [
      [7, 63, -6],
      [11, 65, -6],
      [12.5, 69, -6],
      [14.6, 71, -6],
    ],
    radius: (share) => [1.7 - 0.8 * share, 1.7 - 0.8 * share],
    cols: 20,
    rows: 30,
  })

const handle = (): Mesh =>
  tube({
    cloth: porcelain,
    path: [
      [-7, 69, -6],
      [-12, 70, -6],
      [-12.4, 64, -6],
      [-7.4, 61.6, -6],
    ],
    radius: () => [0.7, 0.7],
    cols: 14,
    rows: 30,
  })

const foot = (): Mesh =>
  turned({
    cloth: walnut,
    at: [0, 0, 0],
    profile: [
      [0, 13],
      [1.6, 13],
      [3, 4],
      [10, 2],
      [28, 1.7],
      [46, 2.2],
      [53, 4],
      [55, 10],
    ],
  })

const tableTop = (): Mesh =>
  turned({
    cloth: walnut,
    at: [0, 55, 0],
    profile: [
      [0, 26],
      [1, 27],
      [2.2, 27],
      [2.8, 26],
      [2.9, 0.1],
    ],
  })

/** A small round table, laid for tea. */
export const teaTable = ({ at }: { at: Vec3 }): Part =>
  moved(
    joined(part([foot(), tableTop(), potBody(), spout(), handle()]), cup([15, 58, 7]), cup([-9, 58, 12])),
    { by: at },
  )
