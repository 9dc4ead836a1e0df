import { type Camera, project } from './camera.ts'
import { type Mesh, positionAt } from './mesh.ts'
import { normalsOf } from './normals.ts'

/** A surface as the camera sees it: each place on the sheet, how near it is, and how it faces. */
export interface ViewMesh {
  readonly mesh: Mesh
  /** x, y and depth of each place. */
  readonly screen: Float32Array
  readonly normals: Float32Array
}

export const viewMesh = (mesh: Mesh, camera: Camera): ViewMesh => {
  const size = (mesh.cols + 1) * (mesh.rows + 1)
  const screen = new Float32Array(size * 3)
  for (let index = 0; index < size; index++) {
    const { x, y, depth } = project(camera, positionAt(mesh, index))
    screen[index * 3] = x
    screen[index * 3 + 1] = y
    screen[index * 3 + 2] = depth
  }
  return { mesh, screen, normals: normalsOf(mesh, camera) }
}
