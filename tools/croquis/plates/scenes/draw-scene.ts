import type { Camera } from '../../form/camera.ts'
import type { Part } from '../../form/part.ts'
import { renderSheet } from '../../render-sheet.ts'
import { type Size, sheetSize } from './sheet-size.ts'
import { layWashes, type Wash } from './washes.ts'

export interface Scene {
  readonly camera: Camera
  readonly things: Part
  readonly washes: readonly Wash[]
  readonly size?: Size
}

/** A scene as a finished sheet. Without its washes, every pen line stays where it is. */
export const drawScene = (
  name: string,
  { camera, things, washes, size = sheetSize }: Scene,
  { withoutWash = false } = {},
): Promise<Buffer> =>
  renderSheet({
    ...size,
    name,
    camera,
    meshes: things.meshes,
    seams: things.seams,
    withoutWash,
    ...(!withoutWash && { ground: (pigment) => layWashes(pigment, washes, size) }),
  })
