import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import type { Vec3 } from '../../form/camera.ts'
import type { Mesh } from '../../form/mesh.ts'
import { ribbon } from '../../form/ribbon.ts'
import { onBody } from '../../form/stand.ts'
import { speaksOf } from '../../garment.ts'
import type { Cloth } from '../../paint/cloth.ts'
import { backEdgeAt, frontEdgeAt } from './necklines.ts'

const over: readonly (readonly [angle: number, height: number])[] = [
  [0.74, 137.4],
  [1.02, 142],
  [1.5, 143.9],
  [2.05, 142],
  [2.4, 137],
]

/** What holds a bodice that does not cover the shoulders. */
export const strapsOf = (garment: Garment, cloth: Cloth): readonly Mesh[] => {
  if (!garment.sleeves.startsWith('bretelles')) return []
  const isWide = garment.sleeves === 'bretelles-larges'
  const isCrossed = speaksOf(garment, 'croisées')
  const from = isWide ? 0.66 : 0.62
  return [1, -1].map((side) => {
    const back = isCrossed ? -2.6 : 2.62
    const places: readonly (readonly [number, number])[] = [
      [from, frontEdgeAt(garment, from) - 1],
      ...over,
      ...(isCrossed
        ? ([
            [2.9, 130],
            [-3.02, 122],
          ] as const)
        : []),
      [back, backEdgeAt(garment, Math.abs(back)) - 1],
    ]
    const path = places.map(([angle, height]): Vec3 => {
      const [x, y, z] = onBody(angle, height, 0.55)
      return [x * side, y, z]
    })
    return ribbon({
      cloth,
      path,
      width: () => (isWide ? 4.2 : 0.8),
      cols: isWide ? 6 : 2,
      faces: (share) => [
        side * Math.sin(Math.PI * share) * 0.6,
        Math.sin(Math.PI * share),
        Math.cos(Math.PI * share),
      ],
      line: isWide ? 0.9 : 0.6,
    })
  })
}
