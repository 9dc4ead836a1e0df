import type { GalleryColour, GalleryOccasion } from './gallery.limits.ts'
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

/** The boards of the page, in order. */
export const ideaBoards = ['colours', 'cloths', 'occasions'] as const

export type IdeaBoard = (typeof ideaBoards)[number]

/** What an idea is for decides; without an occasion it is about its colours, and without any about its cloth. */
export const boardOf = ({ occasion, colours }: Kinds): IdeaBoard => {
  if (occasion !== null) return 'occasions'
  return colours.length > 0 ? 'colours' : 'cloths'
}
