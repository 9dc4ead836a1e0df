import type { Vec3 } from '../../form/camera.ts'
import { type Part, part } from '../../form/part.ts'
import { wayThrough } from '../../form/vectors.ts'

/** The red of the house. */
export const madder = '#a8323a'

/** The thread of the house, lying through places in the room. */
export const thread = (
  places: readonly Vec3[],
  {
    width = 3,
    stitches,
    tolerance = 2,
  }: { width?: number; stitches?: readonly [number, number]; tolerance?: number } = {},
): Part => {
  const way = wayThrough(places)
  const steps = 40 * places.length
  return part(
    [],
    [
      {
        path: Array.from({ length: steps + 1 }, (_, step) => way(step / steps)),
        width,
        colour: madder,
        tolerance,
        ...(stitches && { stitches }),
      },
    ],
  )
}
