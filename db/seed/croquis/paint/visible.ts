import type { ViewMesh } from '../form/view-mesh.ts'

/** What is seen at each pixel of the sheet, nearest first. */
export interface Visible {
  readonly width: number
  readonly height: number
  readonly depth: Float32Array
  /** Which surface: 0 is the empty sheet, 1 the first. */
  readonly surface: Uint8Array
  /** From -1 (turned from the light) to 1 (full in it). */
  readonly light: Float32Array
  /** 1 seen straight on, 0 edge on; negative is the inside of the cloth. */
  readonly facing: Float32Array
  readonly hollow: Float32Array
  readonly weaveX: Float32Array
  readonly weaveY: Float32Array
}

export const emptySheet = (width: number, height: number): Visible => {
  const plane = () => new Float32Array(width * height)
  return {
    width,
    height,
    depth: plane().fill(-1e9),
    surface: new Uint8Array(width * height),
    light: plane(),
    facing: plane(),
    hollow: plane(),
    weaveX: plane(),
    weaveY: plane(),
  }
}

/** Light falls from the upper left, before the sheet. */
const lightFrom = [-0.56, 0.52, 0.645] as const

interface Corner {
  readonly x: number
  readonly y: number
  readonly depth: number
  readonly light: number
  readonly facing: number
  readonly hollow: number
  readonly cut: number
  readonly u: number
  readonly v: number
}

const cornerOf = ({ mesh, screen, normals }: ViewMesh, index: number): Corner => {
  const nx = normals[index * 3] ?? 0
  const ny = normals[index * 3 + 1] ?? 0
  const nz = normals[index * 3 + 2] ?? 0
  return {
    x: screen[index * 3] ?? 0,
    y: screen[index * 3 + 1] ?? 0,
    depth: screen[index * 3 + 2] ?? 0,
    light: nx * lightFrom[0] + ny * lightFrom[1] + nz * lightFrom[2],
    facing: nz,
    hollow: mesh.hollows[index] ?? 0,
    cut: mesh.cuts[index] ?? 1,
    u: mesh.weaves[index * 2] ?? 0,
    v: mesh.weaves[index * 2 + 1] ?? 0,
  }
}

/** Lays a surface onto the sheet, in front of what lies further back. */
export const layOnto = (sheet: Visible, view: ViewMesh, number: number) => {
  const { cols, rows } = view.mesh
  const corners = Array.from({ length: (cols + 1) * (rows + 1) }, (_, index) => cornerOf(view, index))
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const first = row * (cols + 1) + col
      const [a, b, c, d] = [
        corners[first],
        corners[first + 1],
        corners[first + cols + 1],
        corners[first + cols + 2],
      ]
      if (!(a && b && c && d)) continue
      layTriangle(sheet, [a, b, c], number)
      layTriangle(sheet, [b, d, c], number)
    }
  }
}

type Triangle = readonly [Corner, Corner, Corner]

const layTriangle = (sheet: Visible, triangle: Triangle, number: number) => {
  const [a, b, c] = triangle
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (Math.abs(area) < 1e-6) return
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)))
  const right = Math.min(sheet.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)))
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)))
  const bottom = Math.min(sheet.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)))
  const inverse = 1 / area
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const shareB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) * inverse
      const shareC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) * inverse
      const shareA = 1 - shareB - shareC
      if (Math.min(shareA, shareB, shareC) < -1e-4) continue
      layPixel(sheet, { triangle, shareA, shareB, shareC, pixel: y * sheet.width + x, number })
    }
  }
}

interface Spot {
  readonly triangle: Triangle
  readonly shareA: number
  readonly shareB: number
  readonly shareC: number
  readonly pixel: number
  readonly number: number
}

const layPixel = (sheet: Visible, { triangle: [a, b, c], shareA, shareB, shareC, pixel, number }: Spot) => {
  const depth = shareA * a.depth + shareB * b.depth + shareC * c.depth
  if (depth <= (sheet.depth[pixel] ?? 0)) return
  if (shareA * a.cut + shareB * b.cut + shareC * c.cut < 0) return
  const facing = shareA * a.facing + shareB * b.facing + shareC * c.facing
  const light = shareA * a.light + shareB * b.light + shareC * c.light
  sheet.depth[pixel] = depth
  sheet.surface[pixel] = number
  sheet.facing[pixel] = facing
  sheet.light[pixel] = facing < 0 ? -light : light
  sheet.hollow[pixel] = shareA * a.hollow + shareB * b.hollow + shareC * c.hollow
  sheet.weaveX[pixel] = shareA * a.u + shareB * b.u + shareC * c.u
  sheet.weaveY[pixel] = shareA * a.v + shareB * b.v + shareC * c.v
}
