import { mix, smooth } from '../../../curves.ts'
import type { Vec3 } from '../../../form/camera.ts'
import { type Mesh, meshOf } from '../../../form/mesh.ts'
import { type Part, part } from '../../../form/part.ts'
import { tube } from '../../../form/tube.ts'
import { plus } from '../../../form/vectors.ts'
import type { Seam } from '../../../pen/seam.ts'
import { materials } from '../materials.ts'
import { dyed } from '../rooms/wardrobe.ts'
import { madder, thread } from '../thread.ts'

const satin = dyed('satin', '#dcb4a9', '#b98f86')

/** Where the cloth lies: along its hem, and away from it. */
const onCloth = (along: number, away: number, lift = 0): Vec3 => {
  const x = mix(-80, 80, along)
  const swell = smooth(0.02, 0.55, away)
  const fan = along + 0.1 * away * (along - 0.45)
  const wave = Math.sin(fan * 21 + 0.6 + 0.8 * away) + 0.7 * Math.sin(fan * 12.4 + away * 1.6 + 2)
  return [
    x + 26 * away * (along - 0.42) + 5 * away * Math.sin(along * 6 + 1),
    8 + swell * 8.5 * wave + 0.8 * wave + lift,
    16 + 7 * Math.sin(along * 3.1) + 14 * along + away * (96 + 8 * Math.sin(along * 7) - 22 * along),
  ]
}

/** How deep in a fold a place of the cloth lies. */
const hollowOf = (along: number, away: number) =>
  smooth(0.06, 0.6, away) *
  Math.max(0, -Math.sin((along + 0.1 * away * (along - 0.45)) * 21 + 0.6 + 0.8 * away)) ** 2

export const hemmedCloth = (): Mesh =>
  meshOf({
    cols: 220,
    rows: 160,
    cloth: satin,
    edges: { top: false, bottom: true, sides: true },
    place: (along, away) => ({
      at: onCloth(along, away),
      hollow: hollowOf(along, away),
    }),
  })

const turnUp = 0.13

/** The edge of the cloth, turned up and lying on it. */
export const hem = (): Mesh =>
  meshOf({
    cols: 220,
    rows: 30,
    cloth: satin,
    edges: { top: false, bottom: true, sides: true },
    place: (along, down) => {
      const bend = down * Math.PI * 0.5
      const away = down < 0.2 ? -0.012 * Math.cos(bend * 5) : ((down - 0.2) / 0.8) * turnUp
      const lift = down < 0.2 ? mix(-3, 2.4, down / 0.2) : 2.4 - 0.8 * ((down - 0.2) / 0.8)
      return { at: onCloth(along, away, lift) }
    },
  })

/** Slanting stitches that hold the hem, as far as it is sewn. */
export const stitches = (): readonly Seam[] =>
  Array.from({ length: 17 }, (_, place): Seam => {
    const along = 0.07 + place * 0.034
    return {
      path: [
        onCloth(along, turnUp - 0.03, 2.6),
        onCloth(along + 0.008, turnUp, 2.4),
        onCloth(along + 0.017, turnUp + 0.035, 1.2),
      ],
      width: 4.2,
      colour: madder,
      tolerance: 4,
    }
  })

const eye: Vec3 = [52, 5, -4]
const point: Vec3 = [86, 3, -30]

export const needle = (): Part =>
  part(
    [
      tube({
        cloth: materials.steel,
        path: [eye, [63, 5, -11], [75, 4, -20], point],
        radius: (share) => [mix(1.1, 0.15, smooth(0.5, 1, share)), 0.9],
        cols: 20,
      }),
    ],
    [
      {
        path: [
          [53.4, 6.6, -5.2],
          [55, 6.6, -6.8],
          [57, 6.6, -8.8],
        ],
        width: 2.6,
        tolerance: 3,
      },
    ],
  )

/** From the last stitch, in a loop over the cloth, to the eye. */
export const workingThread = () => {
  const from = onCloth(0.07 + 16 * 0.034 + 0.017, turnUp + 0.03, 2)
  return thread(
    [
      from,
      plus(from, [14, 2, 4]),
      plus(from, [28, 2, 0]),
      [58, 12, 34],
      [66, 10, 16],
      [58, 6, 2],
      eye,
      plus(eye, [6, 1, -8]),
      plus(eye, [2, 0, -20]),
      plus(eye, [-8, 0, -24]),
    ],
    { width: 3.4, tolerance: 9 },
  )
}
