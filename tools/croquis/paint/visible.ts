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

/** What is known of a place: where it is on the sheet, and all that is spread over the cloth between places. */
const stride = 9
const at = { x: 0, y: 1, depth: 2, light: 3, facing: 4, hollow: 5, cut: 6, u: 7, v: 8 } as const

const placesOf = ({ mesh, screen, normals }: ViewMesh) => {
  const places = new Float64Array(mesh.cuts.length * stride)
  for (let index = 0; index < mesh.cuts.length; index++) {
    const nx = normals[index * 3] ?? 0
    const ny = normals[index * 3 + 1] ?? 0
    const nz = normals[index * 3 + 2] ?? 0
    const from = index * stride
    places[from + at.x] = screen[index * 3] ?? 0
    places[from + at.y] = screen[index * 3 + 1] ?? 0
    places[from + at.depth] = screen[index * 3 + 2] ?? 0
    places[from + at.light] = nx * lightFrom[0] + ny * lightFrom[1] + nz * lightFrom[2]
    places[from + at.facing] = nz
    places[from + at.hollow] = mesh.hollows[index] ?? 0
    places[from + at.cut] = mesh.cuts[index] ?? 1
    places[from + at.u] = mesh.weaves[index * 2] ?? 0
    places[from + at.v] = mesh.weaves[index * 2 + 1] ?? 0
  }
  return places
}

/** Lays a surface onto the sheet, in front of what lies further back. */
export const layOnto = (sheet: Visible, view: ViewMesh, number: number) => {
  const { cols, rows } = view.mesh
  const fill = triangleFiller(sheet, placesOf(view), number)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const first = row * (cols + 1) + col
      fill(first, first + 1, first + cols + 1)
      fill(first + 1, first + cols + 2, first + cols + 1)
    }
  }
}

/** Fills triangles given by their three places; a sheet has a few hundred thousand, so its pixels cost no object. */
const triangleFiller = (sheet: Visible, places: Float64Array, number: number) => {
  const plotter = pixelPlotter(sheet, places, number)
  return (a: number, b: number, c: number) => {
    const span = spanOf(sheet, places, [a * stride, b * stride, c * stride])
    if (!span) return
    const plot = plotter(a * stride, b * stride, c * stride)
    for (let y = span.top; y <= span.bottom; y++) {
      let shareB = span.shareB + (y - span.top) * span.downB
      let shareC = span.shareC + (y - span.top) * span.downC
      const row = y * sheet.width
      for (let x = span.left; x <= span.right; x++) {
        if (shareB >= -1e-4 && shareC >= -1e-4 && shareB + shareC <= 1.0001) plot(row + x, shareB, shareC)
        shareB += span.acrossB
        shareC += span.acrossC
      }
    }
  }
}

/** The box around a triangle on the sheet, and how much of its second and third corner is in each pixel of it. */
const spanOf = (sheet: Visible, places: Float64Array, [a, b, c]: readonly [number, number, number]) => {
  const x = (place: number) => places[place] ?? 0
  const y = (place: number) => places[place + at.y] ?? 0
  const area = (x(b) - x(a)) * (y(c) - y(a)) - (x(c) - x(a)) * (y(b) - y(a))
  if (Math.abs(area) < 1e-6) return undefined
  const left = Math.max(0, Math.floor(Math.min(x(a), x(b), x(c))))
  const right = Math.min(sheet.width - 1, Math.ceil(Math.max(x(a), x(b), x(c))))
  const top = Math.max(0, Math.floor(Math.min(y(a), y(b), y(c))))
  const bottom = Math.min(sheet.height - 1, Math.ceil(Math.max(y(a), y(b), y(c))))
  const [acrossB, downB] = [(y(c) - y(a)) / area, (x(a) - x(c)) / area]
  const [acrossC, downC] = [(y(a) - y(b)) / area, (x(b) - x(a)) / area]
  const shareB = (left - x(a)) * acrossB + (top - y(a)) * downB
  const shareC = (left - x(a)) * acrossC + (top - y(a)) * downC
  return { left, right, top, bottom, acrossB, downB, acrossC, downC, shareB, shareC }
}

/** Puts a pixel of a triangle on the sheet, where it is cloth and nothing nearer is there. */
const pixelPlotter = (sheet: Visible, places: Float64Array, number: number) => {
  let [a, b, c, shareA, shareB, shareC] = [0, 0, 0, 0, 0, 0]
  const blended = (what: number) =>
    shareA * (places[a + what] ?? 0) + shareB * (places[b + what] ?? 0) + shareC * (places[c + what] ?? 0)
  const plot = (pixel: number, ofB: number, ofC: number) => {
    shareA = 1 - ofB - ofC
    shareB = ofB
    shareC = ofC
    const depth = blended(at.depth)
    if (depth <= (sheet.depth[pixel] ?? 0) || blended(at.cut) < 0) return
    const facing = blended(at.facing)
    const light = blended(at.light)
    sheet.depth[pixel] = depth
    sheet.surface[pixel] = number
    sheet.facing[pixel] = facing
    sheet.light[pixel] = facing < 0 ? -light : light
    sheet.hollow[pixel] = blended(at.hollow)
    sheet.weaveX[pixel] = blended(at.u)
    sheet.weaveY[pixel] = blended(at.v)
  }
  return (first: number, second: number, third: number) => {
    a = first
    b = second
    c = third
    return plot
  }
}
