import { describe, expect, it } from 'vitest'
import { degrees } from '../curves.ts'
import { type Camera, project } from './camera.ts'
import { framed } from './framing.ts'
import { type Mesh, positionAt } from './mesh.ts'
import { stand } from './stand.ts'

const frame = {
  width: 600,
  height: 800,
  yaw: degrees(20),
  pitch: degrees(8),
  pixelsPerCm: 8,
  margin: { side: 40, top: 50, bottom: 60 },
}

const places = (mesh: Mesh, camera: Camera) =>
  Array.from({ length: (mesh.cols + 1) * (mesh.rows + 1) }, (_, index) =>
    project(camera, positionAt(mesh, index)),
  )

describe('framing', () => {
  it('keeps everything within the margins, standing on the lower one', () => {
    const meshes = stand()
    const all = meshes.flatMap((mesh) => places(mesh, framed(meshes, frame)))
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(39)
    expect(Math.max(...xs)).toBeLessThanOrEqual(561)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(48)
    expect(Math.max(...ys)).toBeCloseTo(740, -1)
  })

  it('never draws larger than was asked for', () => {
    expect(framed(stand(), { ...frame, height: 8_000, width: 8_000 }).pixelsPerCm).toBe(8)
  })
})
