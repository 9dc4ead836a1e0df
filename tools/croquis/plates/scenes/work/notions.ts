import type { Vec3 } from '../../../form/camera.ts'
import { type Part, part } from '../../../form/part.ts'
import { plus } from '../../../form/vectors.ts'
import type { Seam } from '../../../pen/seam.ts'
import { materials } from '../materials.ts'
import { dyed } from '../rooms/wardrobe.ts'
import { turned } from '../solids.ts'
import { madder } from '../thread.ts'

export const thimble = (at: Vec3): Part => {
  const dimples = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 13 }, (_, place): Seam => {
      const turn = -1.7 + (place + (row % 2) / 2) * 0.27
      const reach = 8.9 - row * 0.62
      return {
        path: [0, 1, 2, 3, 4].map(
          (step): Vec3 =>
            plus(at, [
              Math.sin(turn + Math.cos(step * 1.57) * 0.06) * reach,
              6 + row * 3 + Math.sin(step * 1.57) * 0.6,
              Math.cos(turn + Math.cos(step * 1.57) * 0.06) * reach,
            ]),
        ),
        width: 1.2,
        tolerance: 2,
      }
    }),
  ).flat()
  return part(
    [
      turned({
        cloth: materials.brass,
        at,
        profile: [
          [0, 9.4],
          [1, 10],
          [2.2, 9.6],
          [3.4, 9],
          [14, 7.3],
          [20, 6.2],
          [22.6, 4.2],
          [23.6, 1.6],
          [23.8, 0.1],
        ],
      }),
    ],
    dimples,
  )
}

export const button = (at: Vec3, colour: string) =>
  turned({
    cloth: dyed('satin', colour, '#b98f86'),
    at,
    profile: [
      [0, 6],
      [1, 7.6],
      [2.6, 7.6],
      [4.4, 6],
      [5.6, 3.4],
      [6, 0.1],
    ],
  })

const winding = (at: Vec3): readonly Seam[] =>
  Array.from(
    { length: 13 },
    (_, turnNumber): Seam => ({
      path: Array.from({ length: 21 }, (_, step): Vec3 => {
        const turn = -1.5 + (step / 20) * 3
        return plus(at, [Math.sin(turn) * 10.3, 6.6 + turnNumber * 1.7 + step * 0.05, Math.cos(turn) * 10.3])
      }),
      width: 1,
      tolerance: 1.5,
    }),
  )

export const spool = (at: Vec3): Part =>
  part(
    [
      turned({
        cloth: materials.oak,
        at,
        profile: [
          [0, 12.4],
          [1.4, 13],
          [3.2, 12.6],
          [5, 8],
        ],
      }),
      turned({
        cloth: dyed('crepe', madder),
        at,
        profile: [
          [5, 9.4],
          [7, 10.2],
          [17, 10.4],
          [27, 10.2],
          [29, 9.4],
        ],
      }),
      turned({
        cloth: materials.oak,
        at,
        profile: [
          [29, 8],
          [31, 12.6],
          [32.6, 13],
          [34, 12.4],
          [34.2, 4],
          [33, 3],
          [33, 0.1],
        ],
      }),
    ],
    winding(at),
  )
