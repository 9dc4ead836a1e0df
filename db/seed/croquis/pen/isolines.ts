/** A place between the columns and rows of a grid. */
export type GridPlace = readonly [col: number, row: number]

interface Grid {
  readonly cols: number
  readonly rows: number
  readonly value: (col: number, row: number) => number
}

/**
 * Where a field over a grid passes through zero, as chains of places (marching squares): contours, necklines and hems
 * are all such lines.
 */
export const isolines = (grid: Grid): readonly (readonly GridPlace[])[] => {
  const crossings = new Map<string, GridPlace>()
  const neighbours = new Map<string, string[]>()
  const join = (from: string, to: string) => {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to])
    neighbours.set(to, [...(neighbours.get(to) ?? []), from])
  }
  for (let row = 0; row < grid.rows; row++) {
    for (let col = 0; col < grid.cols; col++) {
      if (!isCrossed(grid, col, row)) continue
      const [a, b] = crossed(grid, crossings, [col, row])
      if (a && b) join(a, b)
    }
  }
  return chains(neighbours).map((chain) => chain.map((edge) => crossings.get(edge) ?? [0, 0]))
}

/** Most cells lie on one side: told without making anything. */
const isCrossed = ({ value }: Grid, col: number, row: number) => {
  const below = value(col, row) < 0
  return (
    value(col + 1, row) < 0 !== below ||
    value(col, row + 1) < 0 !== below ||
    value(col + 1, row + 1) < 0 !== below
  )
}

/** The first two sides of a cell that the line crosses. */
const crossed = (grid: Grid, crossings: Map<string, GridPlace>, [col, row]: GridPlace) => {
  const corners: readonly GridPlace[] = [
    [col, row],
    [col + 1, row],
    [col + 1, row + 1],
    [col, row + 1],
  ]
  const sides = corners.flatMap((from, index): string[] => {
    const to = corners[(index + 1) % 4] ?? from
    const low = grid.value(...from)
    const high = grid.value(...to)
    if (low < 0 === high < 0) return []
    const name = [from, to]
      .map(([c, r]) => `${c}:${r}`)
      .toSorted()
      .join('|')
    const share = low / (low - high)
    crossings.set(name, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    return [name]
  })
  return sides.slice(0, 2)
}

const chains = (neighbours: Map<string, string[]>) => {
  const left = new Set(neighbours.keys())
  const follow = (start: string) => {
    const chain = [start]
    left.delete(start)
    for (let next = nextOf(start); next; next = nextOf(next)) {
      chain.push(next)
      left.delete(next)
    }
    return chain
  }
  const nextOf = (edge: string) => neighbours.get(edge)?.find((each) => left.has(each))
  const ends = [...neighbours.keys()].filter((edge) => neighbours.get(edge)?.length === 1)
  const open = ends.flatMap((end) => (left.has(end) ? [follow(end)] : []))
  const closed: string[][] = []
  for (const edge of neighbours.keys()) {
    if (!left.has(edge)) continue
    const chain = follow(edge)
    closed.push([...chain, chain[0] ?? edge])
  }
  return [...open, ...closed]
}
