import type { Seam } from '../pen/seam.ts'
import type { Mesh } from './mesh.ts'

/** Something that can be laid on the stand: its surfaces, and the lines on them. */
export interface Part {
  readonly meshes: readonly Mesh[]
  readonly seams: readonly Seam[]
}

export const nothing: Part = { meshes: [], seams: [] }

export const part = (meshes: readonly Mesh[], seams: readonly Seam[] = []): Part => ({ meshes, seams })

export const joined = (...parts: readonly Part[]): Part => ({
  meshes: parts.flatMap(({ meshes }) => meshes),
  seams: parts.flatMap(({ seams }) => seams),
})
