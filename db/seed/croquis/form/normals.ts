import { type Camera, turned, type Vec3 } from './camera.ts'
import { type Mesh, positionAt } from './mesh.ts'

const difference = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Which way the cloth faces at each place, in the camera's axes, outwards positive. A closed surface is smooth over its seam. */
export const normalsOf = (mesh: Mesh, camera: Camera): Float32Array => {
  const { cols, rows } = mesh
  const normals = new Float32Array((cols + 1) * (rows + 1) * 3)
  const closed = isClosed(mesh)
  const at = (row: number, col: number) => positionAt(mesh, row * (cols + 1) + col)
  for (let row = 0; row <= rows; row++) {
    for (let col = 0; col <= cols; col++) {
      const west = col > 0 ? col - 1 : closed ? cols - 1 : 0
      const east = col < cols ? col + 1 : closed ? 1 : cols
      const across = difference(at(row, east), at(row, west))
      const along = difference(at(Math.min(rows, row + 1), col), at(Math.max(0, row - 1), col))
      const normal = turned(camera, cross(along, across))
      const length = Math.hypot(...normal) || 1
      normals.set(
        normal.map((part) => part / length),
        (row * (cols + 1) + col) * 3,
      )
    }
  }
  return normals
}

const isClosed = (mesh: Mesh) => {
  const middle = Math.floor(mesh.rows / 2) * (mesh.cols + 1)
  return Math.hypot(...difference(positionAt(mesh, middle), positionAt(mesh, middle + mesh.cols))) < 0.01
}
