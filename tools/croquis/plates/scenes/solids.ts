import { degrees, through } from '../../curves.ts'
import type { Vec3 } from '../../form/camera.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { plus, times } from '../../form/vectors.ts'
import type { Cloth } from '../../paint/cloth.ts'

interface Panel {
  readonly cloth: Cloth
  /** Its upper left corner, and the way to its right and to its foot. */
  readonly corner: Vec3
  readonly across: Vec3
  readonly down: Vec3
  readonly line?: number
}

/** A flat piece: a wall of a box, a pane, a leaf of paper. */
export const panel = ({ cloth, corner, across, down, line = 0.8 }: Panel): Mesh =>
  meshOf({
    cols: 24,
    rows: 24,
    cloth,
    line,
    edges: { top: true, bottom: true, sides: true },
    place: (right, below) => ({
      at: plus(corner, plus(times(across, right), times(down, below))),
      weave: [right * Math.hypot(...across), below * Math.hypot(...down)],
    }),
  })

interface Box {
  readonly cloth: Cloth
  /** The middle of its foot. */
  readonly at: Vec3
  readonly size: readonly [wide: number, high: number, deep: number]
  /** Around its middle, in degrees. */
  readonly turn?: number
  readonly open?: boolean
  readonly line?: number
}

/** A box by its outer walls; an open one shows its inside too. */
export const box = ({ cloth, at, size, turn = 0, open = false, line = 0.8 }: Box): readonly Mesh[] => {
  const [wide, high, deep] = size
  const angle = degrees(turn)
  const right: Vec3 = [Math.cos(angle), 0, -Math.sin(angle)]
  const near: Vec3 = [Math.sin(angle), 0, Math.cos(angle)]
  const corner = (x: number, y: number, z: number) =>
    plus(at, plus(plus(times(right, (x * wide) / 2), times(near, (z * deep) / 2)), [0, y * high, 0]))
  const down: Vec3 = [0, -high, 0]
  const side = (from: Vec3, across: Vec3, run: Vec3 = down) =>
    panel({ cloth, corner: from, across, down: run, line })
  return [
    side(corner(-1, 1, 1), times(right, wide)),
    side(corner(1, 1, 1), times(near, -deep)),
    side(corner(1, 1, -1), times(right, -wide)),
    side(corner(-1, 1, -1), times(near, deep)),
    ...(open
      ? [side(corner(-1, 0, -1), times(right, wide), times(near, deep))]
      : [side(corner(-1, 1, -1), times(right, wide), times(near, deep))]),
  ]
}

interface Turned {
  readonly cloth: Cloth
  readonly at: Vec3
  /** Heights above its foot and radii, from the foot up. */
  readonly profile: readonly (readonly [height: number, radius: number])[]
  readonly line?: number
}

/** Anything a lathe or a wheel makes: legs, cups, thimbles. */
export const turned = ({ cloth, at, profile, line = 0.8 }: Turned): Mesh => {
  const radius = through(profile.map(([, width], place) => [place, width] as const))
  const height = through(profile.map(([level], place) => [place, level] as const))
  const last = profile.length - 1
  return meshOf({
    cols: 60,
    rows: Math.max(24, last * 8),
    cloth,
    line,
    place: (around, down) => {
      const place = (1 - down) * last
      const turn = (around * 2 - 1) * Math.PI
      return {
        at: plus(at, [Math.sin(turn) * radius(place), height(place), Math.cos(turn) * radius(place)]),
        weave: [turn * radius(place), height(place)],
      }
    },
  })
}

interface Cushion {
  readonly cloth: Cloth
  readonly at: Vec3
  readonly size: readonly [wide: number, high: number, deep: number]
  /** How square it is: 1 a ball, small a box. */
  readonly soft?: number
  /** How far its top leans back, per centimetre of height. */
  readonly lean?: number
}

const rounded = (value: number, soft: number) => Math.sign(value) * Math.abs(value) ** soft

/** Upholstery: between a ball and a box. */
export const cushion = ({ cloth, at, size: [wide, high, deep], soft = 0.4, lean = 0 }: Cushion): Mesh =>
  meshOf({
    cols: 90,
    rows: 60,
    cloth,
    edges: { top: false, bottom: false },
    place: (around, down) => {
      const turn = (around * 2 - 1) * Math.PI
      const rise = (0.5 - down) * Math.PI
      const out = rounded(Math.cos(rise), soft)
      const up = (rounded(Math.sin(rise), soft) * high) / 2
      return {
        at: plus(at, [
          (out * rounded(Math.sin(turn), soft) * wide) / 2,
          up,
          (out * rounded(Math.cos(turn), soft) * deep) / 2 - (up + high / 2) * lean,
        ]),
        weave: [turn * 20, up],
      }
    },
  })
