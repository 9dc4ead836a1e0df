import type { Vec3 } from '../../form/camera.ts'
import type { Mesh } from '../../form/mesh.ts'
import { ribbon } from '../../form/ribbon.ts'
import { plus } from '../../form/vectors.ts'
import type { Cloth } from '../../paint/cloth.ts'

interface BowPlan {
  readonly cloth: Cloth
  readonly at: Vec3
  /** Which way it faces, as an angle around the stand. */
  readonly facing: number
  /** Centimetres from knot to loop's end, across a loop, and down a tail. */
  readonly loop: number
  readonly broad: number
  readonly tail: number
  /** How far out the cloth beneath pushes the ends of the tails. */
  readonly pushed?: number
}

const turnedBy = (facing: number, [right, up, out]: Vec3): Vec3 => [
  right * Math.cos(facing) + out * Math.sin(facing),
  up,
  out * Math.cos(facing) - right * Math.sin(facing),
]

/** Two loops, a knot and two tails. */
export const bow = ({ cloth, at, facing, loop, broad, tail, pushed = 0 }: BowPlan): readonly Mesh[] => {
  const place = (right: number, up: number, out: number) => plus(at, turnedBy(facing, [right, up, out]))
  const faces = turnedBy(facing, [0, 0.25, 1])
  const wing = (side: 1 | -1) =>
    ribbon({
      cloth,
      path: [
        place(0, 0, 0.6),
        place(side * loop * 0.45, broad * 0.16, 1.4),
        place(side * loop, -broad * 0.06, 0.8),
      ],
      width: (share) =>
        broad * (0.24 + 0.76 * Math.sin(Math.min(1, share * 1.15) * 1.5)) * (1 - 0.18 * share ** 6),
      faces,
      bulge: (across, share) =>
        1.5 * (1 - across * across) * Math.sin(Math.PI * Math.min(1, share + 0.12)) +
        0.35 * Math.sin(across * 7) * (1 - share),
      hollow: (across, share) => (1 - share) ** 2 * Math.abs(Math.sin(across * 7)) * 0.8,
      cols: 20,
      ends: true,
    })
  const end = (side: 1 | -1, length: number) =>
    ribbon({
      cloth,
      path: [
        place(side * 0.6, 0, 0.4),
        place(side * loop * 0.22, -length * 0.3, 1 + pushed * 0.55),
        place(side * loop * 0.34, -length * 0.66, 0.4 + pushed * 0.85),
        place(side * loop * 0.4, -length, 0.8 + pushed),
      ],
      width: (share) => broad * (0.28 + 0.34 * share),
      faces,
      bulge: (across, share) => 0.5 * Math.sin(across * 3 + share * 5),
      cols: 14,
      ends: true,
    })
  const knot = ribbon({
    cloth,
    path: [place(0, broad * 0.17, 1.6), place(0, 0, 2.2), place(0, -broad * 0.17, 1.6)],
    width: () => broad * 0.3,
    faces,
    cols: 8,
    rows: 16,
    ends: true,
  })
  return [...(tail > 0 ? [end(1, tail), end(-1, tail * 0.86)] : []), wing(1), wing(-1), knot]
}
