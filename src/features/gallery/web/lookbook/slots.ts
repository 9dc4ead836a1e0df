import type { Spread } from '../../spreads.rules.ts'

/** Where a picture and its words lie on the twelve columns of a page. */
export interface Slot {
  readonly article: string
  readonly picture: string
  readonly words: string
  /** How wide the picture is there, as in the `sizes` attribute. */
  readonly sizes: string
  /** Whether the words stand side by side. */
  readonly isWide?: true
}

/** On a narrow window a picture runs into its edges. */
const edges = 'max-md:-mx-margin'

const largeSizes = '(min-width: 108rem) 48rem, (min-width: 48rem) 44vw, 100vw'
const smallSizes = '(min-width: 108rem) 31rem, (min-width: 48rem) 28vw, 74vw'

const wholePage = 'col-span-12 grid-12 gap-y-5'

const across: Slot = {
  article: 'col-span-12',
  picture: edges,
  words: 'mt-5 md:mt-6',
  sizes: '(min-width: 108rem) 98rem, (min-width: 48rem) 89vw, 100vw',
  isWide: true,
}

const beside: Slot = {
  article: wholePage,
  picture: `col-span-12 md:col-span-6 md:col-start-2 ${edges}`,
  words: 'col-span-12 md:col-span-4 md:col-start-9 md:self-end',
  sizes: largeSizes,
}

const besideTurned: Slot = {
  article: wholePage,
  picture: `col-span-12 md:col-span-6 md:col-start-6 ${edges}`,
  words: 'col-span-12 md:col-span-4 md:col-start-1 md:row-start-1 md:self-end',
  sizes: largeSizes,
}

const large = { picture: edges, words: 'mt-5', sizes: largeSizes } as const
const small = { words: 'mt-5', sizes: smallSizes } as const

/** The smaller picture of a pair lies lower, and runs into one edge of a narrow window. */
const pair: readonly Slot[] = [
  { article: 'col-span-12 md:col-span-6', ...large },
  {
    article: 'col-span-9 col-start-4 md:col-span-4 md:col-start-9 md:mt-28 lg:mt-56',
    picture: 'max-md:-mr-margin',
    ...small,
  },
]

const pairTurned: readonly Slot[] = [
  { article: 'col-span-9 md:col-span-4 md:mt-28 lg:mt-56', picture: 'max-md:-ml-margin', ...small },
  { article: 'col-span-12 md:col-span-6 md:col-start-7', ...large },
]

/** The slots of a spread, in the order of its pictures. */
export const slotsOf = ({ kind, turned }: Spread): readonly Slot[] => {
  if (kind === 'across') return [across]
  if (kind === 'beside') return [turned ? besideTurned : beside]
  return turned ? pairTurned : pair
}

/** The first picture lies beside the title of the book, and its words end the column that the title begins. */
export const coverSlot: Slot = {
  article:
    'col-span-12 grid grid-cols-subgrid gap-y-5 md:col-start-1 md:row-span-2 md:row-start-1 md:grid-rows-subgrid',
  picture: `col-span-12 md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1 ${edges}`,
  words: 'col-span-12 md:col-span-4 md:col-start-1 md:row-start-2 md:self-end',
  sizes: largeSizes,
}
