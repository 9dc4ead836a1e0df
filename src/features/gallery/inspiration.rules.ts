import { type GalleryColour, type GalleryOccasion, galleryOccasions } from './gallery.limits.ts'
import type { GalleryItem } from './gallery-item.schema.ts'

type Kinds = Pick<GalleryItem, 'occasion' | 'colours'>

/** What the page of ideas is narrowed to, all of it in its address. */
export interface IdeaFilters {
  readonly occasion: GalleryOccasion | undefined
  readonly colour: GalleryColour | undefined
}

export const noIdeaFilters: IdeaFilters = { occasion: undefined, colour: undefined }

const answers =
  ({ occasion, colour }: IdeaFilters) =>
  (idea: Kinds) =>
    (occasion === undefined || idea.occasion === occasion) &&
    (colour === undefined || idea.colours.includes(colour))

export const narrowIdeas = <Idea extends Kinds>(ideas: readonly Idea[], filters: IdeaFilters) =>
  ideas.filter(answers(filters))

/** How many ideas would be shown under this filter, the other one kept. */
export const countIdeas = (ideas: readonly Kinds[], filters: IdeaFilters, change: Partial<IdeaFilters>) =>
  narrowIdeas(ideas, { ...filters, ...change }).length

/** The boards of the page, in order: colours and cloths, which are for no occasion of their own, then each occasion. */
export const ideaBoards = ['palette', ...galleryOccasions] as const

export type IdeaBoard = (typeof ideaBoards)[number]

export const boardOf = ({ occasion }: Pick<Kinds, 'occasion'>): IdeaBoard => occasion ?? 'palette'

/** The ideas board by board, as the page shows them; on a board they keep the order of the house. */
export const inBoardOrder = <Idea extends Kinds>(ideas: readonly Idea[]) =>
  ideaBoards.flatMap((board) => ideas.filter((idea) => boardOf(idea) === board))

/** The credits that all pictures have in common, named once on the page; empty where they differ. */
export const sharedCreditsOf = (ideas: readonly Pick<GalleryItem, 'credits'>[]) => {
  const [first] = ideas
  return first && ideas.every(({ credits }) => credits === first.credits) ? first.credits : ''
}
