import { type Camera, turned } from './camera.ts'
import { type Mesh, positionAt } from './mesh.ts'

interface Frame {
  readonly width: number
  readonly height: number
  readonly yaw: number
  readonly pitch: number
  /** The scale wished for; a wide train makes it smaller. */
  readonly pixelsPerCm: number
  readonly margin: { readonly side: number; readonly top: number; readonly bottom: number }
  /** Centimetres from the axis beyond which a train may run off the sheet. */
  readonly within?: number
}

/** A camera that holds everything on the sheet: standing at its foot, in the middle of what is shown. */
export const framed = (meshes: readonly Mesh[], frame: Frame): Camera => {
  const { width, height, yaw, pitch, margin } = frame
  const { left, right, low, high } = boundsOf(meshes, frame)
  const pixelsPerCm = Math.min(
    frame.pixelsPerCm,
    (width - 2 * margin.side) / (right - left),
    (height - margin.top - margin.bottom) / (high - low),
  )
  return {
    yaw,
    pitch,
    pixelsPerCm,
    originX: width / 2 - ((left + right) / 2) * pixelsPerCm,
    originY: height - margin.bottom + low * pixelsPerCm,
  }
}

const boundsOf = (meshes: readonly Mesh[], angle: Pick<Frame, 'yaw' | 'pitch' | 'within'>) => {
  const within = angle.within ?? Number.POSITIVE_INFINITY
  const bounds = { left: 1e9, right: -1e9, low: 1e9, high: -1e9 }
  for (const mesh of meshes) {
    for (let index = 0; index < mesh.cuts.length; index += 3) {
      if ((mesh.cuts[index] ?? 1) < 0) continue
      const [x, y] = turned(angle, positionAt(mesh, index))
      if (Math.abs(x) > within) continue
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.low = Math.min(bounds.low, y)
      bounds.high = Math.max(bounds.high, y)
    }
  }
  return bounds
}
