import type { Seam } from '../pen/seam.ts'
import type { Vec3 } from './camera.ts'
import type { Mesh } from './mesh.ts'
import type { Part } from './part.ts'

interface Move {
  readonly by: Vec3
  /** Around its own axis, before it is set down. */
  readonly turn?: number
  readonly scale?: number
}

/** The same thing elsewhere in the room. */
export const moved = ({ meshes, seams }: Part, { by, turn = 0, scale = 1 }: Move): Part => {
  const cos = Math.cos(turn) * scale
  const sin = Math.sin(turn) * scale
  const place = ([x, y, z]: Vec3): Vec3 => [
    x * cos + z * sin + by[0],
    y * scale + by[1],
    z * cos - x * sin + by[2],
  ]
  return {
    meshes: meshes.map((mesh) => movedMesh(mesh, place)),
    seams: seams.map((seam): Seam => ({ ...seam, path: seam.path.map(place) })),
  }
}

const movedMesh = (mesh: Mesh, place: (at: Vec3) => Vec3): Mesh => {
  const positions = new Float32Array(mesh.positions.length)
  for (let index = 0; index < positions.length; index += 3) {
    positions.set(
      place([mesh.positions[index] ?? 0, mesh.positions[index + 1] ?? 0, mesh.positions[index + 2] ?? 0]),
      index,
    )
  }
  return { ...mesh, positions }
}
