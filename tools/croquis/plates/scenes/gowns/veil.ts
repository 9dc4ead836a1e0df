import { mix } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { hangingFolds } from '../../../form/folds.ts'
import { type Mesh, meshOf, positionAt } from '../../../form/mesh.ts'
import type { CuttingRoom } from '../../../garments/cutting-room.ts'
import { clothOf, washes } from '../../../paint/cloth.ts'
import { rgbOf } from '../../../paint/colour.ts'
import { shapeOf } from '../washes.ts'

/** So thin that it is seen by its folds only. */
const tulle = clothOf({
  colour: rgbOf('#f7f2e6'),
  shadow: rgbOf('#8c889b'),
  colourTone: washes(0.02),
  shadowTone: washes(0.012, [0.5, 0.03]),
  white: 0.3,
  depth: 0.8,
})

interface VeilPlan {
  readonly name: string
  readonly low: number
  readonly trail: number
  readonly broad: number
}

/** Tulle from the back of the head to the floor, running out behind. */
export const veil = ({ hand }: CuttingRoom, { name, low, trail, broad }: VeilPlan): Mesh => {
  const folds = hangingFolds({
    count: 11,
    random: hand(name),
    height: 3.6,
    begins: [0, 0.1],
    uneven: 0.8,
    roundness: 0.9,
    lean: 0.1,
  })
  return meshOf({
    cols: 160,
    rows: 200,
    cloth: tulle,
    sheer: true,
    line: 0.5,
    edges: { top: true, bottom: true, sides: true },
    place: (around, down) => {
      const across = around * 2 - 1
      const fallen = Math.min(1, down / 0.72)
      const lying = Math.max(0, (down - 0.72) / 0.28)
      const height = trail > 0 ? mix(163, 0.8, fallen ** 0.92) : mix(163, low, down)
      const fall = trail > 0 ? fallen : down
      const half = mix(3.2, broad, fall ** 0.72) + lying * 6
      const angle = Math.PI + across * mix(1.5, 1.28, fall)
      const { out, hollow } = folds(across * 2.9, fall, height)
      const reach = half + out * (0.3 + 0.7 * fall)
      const at: Vec3 = [
        Math.sin(angle) * reach + lying * trail * 0.62,
        height + (lying > 0 ? out * 0.25 * (1 - lying) : 0),
        -3 + Math.cos(angle) * reach * mix(0.8, 1, fall) - lying * trail * (0.62 - 0.2 * across * across),
      ]
      return { at, hollow: hollow * (1 - lying) }
    },
  })
}

/** Where a veil covers what lies behind it: there the ground is seen through a haze. */
export const hazeOf = (camera: Camera, mesh: Mesh) => {
  const { cols, rows } = mesh
  const at = (col: number, row: number) => positionAt(mesh, row * (cols + 1) + col)
  const side = (col: number) => Array.from({ length: rows + 1 }, (_, row) => at(col, row))
  const hem = Array.from({ length: cols + 1 }, (_, col) => at(col, rows))
  return shapeOf(camera, [...side(0), ...hem, ...side(cols).toReversed()], '#686868')
}
