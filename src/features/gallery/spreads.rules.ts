interface Sides {
  readonly width: number
  readonly height: number
}

/** How a picture lies: longer than it is high, higher than it is long, or about as long as high. */
export type Shape = 'landscape' | 'portrait' | 'square'

/** How far from a true square a picture may be and still look like one. */
const nearlySquare = 1.12

export const shapeOf = ({ width, height }: Sides): Shape => {
  if (width / height >= nearlySquare) return 'landscape'
  return height / width >= nearlySquare ? 'portrait' : 'square'
}

/** One opening of the book: pictures `first`, and the one after it in a pair. */
export interface Spread {
  /** A landscape alone across the page, two uprights that answer each other, or one upright beside its words. */
  readonly kind: 'across' | 'pair' | 'beside'
  readonly first: number
  /** Whether the larger side lies on the right; what has no sides is never turned. */
  readonly turned: boolean
}

export const picturesOf = ({ kind }: Pick<Spread, 'kind'>) => (kind === 'pair' ? 2 : 1)

/** After so many pairs one picture has the page to itself, or the book would read like a grid. */
const mostPairsTogether = 2

/** How many upright pictures stand together from this place. */
const uprightsFrom = (shapes: readonly Shape[], place: number) => {
  const end = shapes.findIndex((shape, index) => index >= place && shape === 'landscape')
  return (end === -1 ? shapes.length : end) - place
}

/**
 * The pictures of a book in their order, spread by spread. It opens on one picture alone; no picture of a pair is ever
 * missing, and the larger side changes from one spread to the next.
 */
export const spreadsOf = (shapes: readonly Shape[]): readonly Spread[] => {
  const spreads: Spread[] = []
  let turned = true
  let pairs = 0
  for (let place = 0; place < shapes.length; ) {
    const uprights = uprightsFrom(shapes, place)
    const breathes = place === 0 || (pairs === mostPairsTogether && uprights !== 2)
    const kind = uprights === 0 ? 'across' : uprights === 1 || breathes ? 'beside' : 'pair'
    spreads.push({ kind, first: place, turned: kind !== 'across' && turned })
    if (kind !== 'across') turned = !turned
    pairs = kind === 'pair' ? pairs + 1 : 0
    place += picturesOf({ kind })
  }
  return spreads
}
