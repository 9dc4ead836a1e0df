import type { Vec3 } from '../../../form/camera.ts'
import { hangingFolds } from '../../../form/folds.ts'
import type { Mesh } from '../../../form/mesh.ts'
import { ribbon } from '../../../form/ribbon.ts'
import type { Cloth } from '../../../paint/cloth.ts'
import { type Random, randomOf } from '../../../random.ts'

interface Length {
  readonly cloth: Cloth
  /** Names its folds. */
  readonly name: string
  readonly path: readonly Vec3[]
  readonly width: (share: number) => number
  readonly faces?: Vec3
  readonly folds: number
  /** Centimetres from valley to ridge where they are deepest. */
  readonly height: number
  readonly begins?: readonly [number, number]
  /** How deep the folds are along the way, 0 to 1. */
  readonly depth?: (share: number) => number
  readonly sheer?: boolean
  readonly line?: number
}

/** A length of cloth that hangs, falls and lies: gathered into folds across its width. */
export const length = ({
  name,
  folds,
  height,
  begins = [0, 0.2],
  depth = () => 1,
  ...plan
}: Length): Mesh => {
  const random: Random = randomOf(name)
  const relief = hangingFolds({
    count: folds,
    random,
    height,
    begins,
    uneven: 0.85,
    roundness: 0.65,
    lean: 0.1,
  })
  const at = (across: number, share: number) => relief(across * 2.9, share, 0)
  return ribbon({
    ...plan,
    faces: plan.faces ?? [0, 0.25, 1],
    bulge: (across, share) => at(across, share).out * depth(share),
    hollow: (across, share) => at(across, share).hollow * depth(share),
    cols: 120,
    rows: 140,
    ends: true,
  })
}
