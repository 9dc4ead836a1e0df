import { type Camera, turned } from './camera.ts'
import { type Mesh, positionAt } from './mesh.ts'
import { crossed, minus, unit } from './vectors.ts'

/** Which way the cloth faces at each place, in the camera's axes, outwards positive. A closed surface is smooth over its seam. */
export const normalsOf = (mesh: Mesh, camera: Camera): Float32Array => {
  const { cols, rows } = mesh
  const normals = new Float32Array((cols + 1) * (rows + 1) * 3)
  const neighbours = columnNeighbours(mesh)
  const at = (row: number, col: number) => positionAt(mesh, row * (cols + 1) + col)
  for (let row = 0; row <= rows; row++) {
    const above = Math.max(0, row - 1)
    const below = Math.min(rows, row + 1)
    for (const [col, [west, east]] of neighbours.entries()) {
      const across = minus(at(row, east), at(row, west))
      const along = minus(at(below, col), at(above, col))
      normals.set(unit(turned(camera, crossed(along, across))), (row * (cols + 1) + col) * 3)
    }
  }
  return normals
}

/** The columns on either side of each: around the seam where a surface closes, itself where it ends. */
const columnNeighbours = (mesh: Mesh): readonly (readonly [west: number, east: number])[] => {
  const { cols } = mesh
  const [beforeFirst, afterLast] = isClosed(mesh) ? [cols - 1, 1] : [0, cols]
  return Array.from({ length: cols + 1 }, (_, col) => [
    col > 0 ? col - 1 : beforeFirst,
    col < cols ? col + 1 : afterLast,
  ])
}

const isClosed = (mesh: Mesh) => {
  const middle = Math.floor(mesh.rows / 2) * (mesh.cols + 1)
  return Math.hypot(...minus(positionAt(mesh, middle), positionAt(mesh, middle + mesh.cols))) < 0.01
}
