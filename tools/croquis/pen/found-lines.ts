import { smooth } from '../curves.ts'
import type { ViewMesh } from '../form/view-mesh.ts'
import type { Visible } from '../paint/visible.ts'
import { type GridPlace, isolines } from './isolines.ts'
import type { Point } from './stroke.ts'

/** A contour against another surface or the empty sheet, one within the cloth, a cut edge, the bottom of a fold. */
export type LineKind = 'contour' | 'inner' | 'edge' | 'fold'

/** A line that the form itself asks for, as far as it can be seen. */
export interface FoundLine {
  readonly kind: LineKind
  readonly points: readonly Point[]
  /** 0 to 1 along its way. */
  readonly pressures: readonly number[]
}

interface SeenPlace {
  readonly point: Point
  readonly seen: boolean
  readonly pressure: number
}

/** How far behind the nearest cloth a line may lie, in centimetres, and still be its own edge. */
const tolerance = 1.3

/** The contours, edges and folds of a surface that nothing nearer hides. */
export const foundLines = (view: ViewMesh, sheet: Visible): readonly FoundLine[] => {
  const { mesh } = view
  if (mesh.line === 0) return []
  const kinds: readonly [LineKind, readonly (readonly GridPlace[])[]][] = [
    ['contour', contoursOf(view)],
    ['edge', edgesOf(view)],
    ['fold', foldsOf(view)],
  ]
  return kinds.flatMap(([kind, chains]) =>
    chains.flatMap((chain) =>
      seenParts(chain.map((place) => seenPlace(view, sheet, { place, kind }))).map((part) => ({
        kind: kind === 'contour' && isWithin(part, sheet) ? 'inner' : kind,
        points: part.map(({ point }) => point),
        pressures: part.map(({ pressure }) => pressure * mesh.line),
      })),
    ),
  )
}

const besidePx = 7

/** Whether the same cloth lies on both sides of most of a line. */
const isWithin = (part: readonly SeenPlace[], sheet: Visible) => {
  const surfaceAt = (x: number, y: number) =>
    sheet.surface[Math.round(y) * sheet.width + Math.round(Math.min(sheet.width - 1, Math.max(0, x)))]
  const within = part.filter(({ point: [x, y] }) => surfaceAt(x - besidePx, y) === surfaceAt(x + besidePx, y))
  return within.length > part.length / 2
}

const contoursOf = ({ mesh, normals }: ViewMesh) =>
  isolines({
    cols: mesh.cols,
    rows: mesh.rows,
    value: (col, row) => normals[(row * (mesh.cols + 1) + col) * 3 + 2] ?? 0,
  })

/** Where the cloth is cut, and the sides of the grid itself. */
const edgesOf = ({ mesh }: ViewMesh): readonly (readonly GridPlace[])[] => {
  const { cols, rows, edges, cuts } = mesh
  const along = (length: number, place: (step: number) => GridPlace) =>
    Array.from({ length: length + 1 }, (_, step) => place(step))
  return [
    ...isolines({ cols, rows, value: (col, row) => cuts[row * (cols + 1) + col] ?? 1 }),
    ...(edges.top ? [along(cols, (col) => [col, 0])] : []),
    ...(edges.bottom ? [along(cols, (col) => [col, rows])] : []),
    ...(edges.sides
      ? [along(rows, (row) => [0, row] as const), along(rows, (row) => [cols, row] as const)]
      : []),
  ]
}

/** The bottoms of folds: where cloth stops going in and comes out again. */
const foldsOf = ({ mesh }: ViewMesh) => {
  const { cols, rows, hollows } = mesh
  const hollow = (col: number, row: number) =>
    hollows[row * (cols + 1) + Math.min(cols, Math.max(0, col))] ?? 0
  const chains = isolines({
    cols,
    rows,
    value: (col, row) => hollow(col + 1, row) - hollow(col - 1, row) - 1e-4,
  })
  return chains.flatMap((chain) =>
    runs(chain, ([col, row]) => hollow(Math.round(col), Math.round(row)) > 0.3),
  )
}

const seenPlace = (
  { mesh, screen, normals }: ViewMesh,
  sheet: Visible,
  { place: [col, row], kind }: { place: GridPlace; kind: LineKind },
): SeenPlace => {
  const west = Math.floor(col)
  const north = Math.floor(row)
  const [shareX, shareY] = [col - west, row - north]
  const at = (values: Float32Array, stride: number, offset: number) => {
    const value = (c: number, r: number) =>
      values[(Math.min(mesh.rows, r) * (mesh.cols + 1) + Math.min(mesh.cols, c)) * stride + offset] ?? 0
    const upper = value(west, north) * (1 - shareX) + value(west + 1, north) * shareX
    const lower = value(west, north + 1) * (1 - shareX) + value(west + 1, north + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }
  const x = at(screen, 3, 0)
  const y = at(screen, 3, 1)
  const depth = at(screen, 3, 2)
  const pixel = Math.round(y) * sheet.width + Math.round(x)
  const inside = x >= 0 && y >= 0 && x < sheet.width && y < sheet.height
  const cut = at(mesh.cuts, 1, 0) < -0.02
  const facing = at(normals, 3, 2)
  const away = kind === 'fold' && facing < 0.06
  const light = at(normals, 3, 0) * -0.56 + at(normals, 3, 1) * 0.52 + facing * 0.645
  const strength = kind === 'fold' ? smooth(0.3, 0.95, at(mesh.hollows, 1, 0)) : 1
  return {
    point: [x, y],
    seen: inside && !cut && !away && depth > (sheet.depth[pixel] ?? 0) - tolerance,
    pressure: strength * (0.5 + 0.55 * smooth(0.55, -0.5, light)),
  }
}

const runs = <Item>(items: readonly Item[], keep: (item: Item) => boolean): readonly (readonly Item[])[] => {
  const found: Item[][] = []
  let run: Item[] = []
  for (const item of items) {
    if (keep(item)) run.push(item)
    else if (run.length > 0) {
      found.push(run)
      run = []
    }
  }
  return run.length > 0 ? [...found, run] : found
}

/** A line that is lost for a moment only, at the very edge of a form, is drawn on. */
const lostFor = 4

const seenParts = (places: readonly SeenPlace[]) => {
  const isSeen = (index: number) => places[index]?.seen === true
  const around = (index: number, way: 1 | -1) =>
    Array.from({ length: lostFor }, (_, step) => index + way * (step + 1)).some(isSeen)
  const bridged = places.map((place, index) => ({
    ...place,
    seen: place.seen || (around(index, 1) && around(index, -1)),
  }))
  return runs(bridged, ({ seen }) => seen).filter((part) => part.length > 5)
}
