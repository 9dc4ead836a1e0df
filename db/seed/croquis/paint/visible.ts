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
  readonly values: readonly [
    depth: number,
    light: number,
    facing: number,
    hollow: number,
    cut: number,
    u: number,
    v: number,
  ]
}

const cornerOf = ({ mesh, screen, normals }: ViewMesh, index: number): Corner => {
  const nx = normals[index * 3] ?? 0
  const ny = normals[index * 3 + 1] ?? 0
  const nz = normals[index * 3 + 2] ?? 0
  const light = nx * lightFrom[0] + ny * lightFrom[1] + nz * lightFrom[2]
  return {
    x: screen[index * 3] ?? 0,
    y: screen[index * 3 + 1] ?? 0,
    values: [
      screen[index * 3 + 2] ?? 0,
      light,
      nz,
      mesh.hollows[index] ?? 0,
      mesh.cuts[index] ?? 1,
      mesh.weaves[index * 2] ?? 0,
      mesh.weaves[index * 2 + 1] ?? 0,
    ],
  }
}

/** Lays a surface onto the sheet; `admit` decides against what lies there already. */
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

const layTriangle = (sheet: Visible, [a, b, c]: readonly [Corner, Corner, Corner], number: number) => {
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
      if (shareA < -1e-4 || shareB < -1e-4 || shareC < -1e-4) continue
      const pixel = y * sheet.width + x
      const depth = shareA * a.values[0] + shareB * b.values[0] + shareC * c.values[0]
      if (depth <= (sheet.depth[pixel] ?? 0)) continue
      if (shareA * a.values[4] + shareB * b.values[4] + shareC * c.values[4] < 0) continue
      const facing = shareA * a.values[2] + shareB * b.values[2] + shareC * c.values[2]
      const light = shareA * a.values[1] + shareB * b.values[1] + shareC * c.values[1]
      sheet.depth[pixel] = depth
      sheet.surface[pixel] = number
      sheet.facing[pixel] = facing
      sheet.light[pixel] = facing < 0 ? -light : light
      sheet.hollow[pixel] = shareA * a.values[3] + shareB * b.values[3] + shareC * c.values[3]
      sheet.weaveX[pixel] = shareA * a.values[5] + shareB * b.values[5] + shareC * c.values[5]
      sheet.weaveY[pixel] = shareA * a.values[6] + shareB * b.values[6] + shareC * c.values[6]
    }
  }
}
