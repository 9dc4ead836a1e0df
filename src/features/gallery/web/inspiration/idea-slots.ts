import type { Shape } from '../../spreads.rules.ts'

interface IdeaSlot {
  readonly className: string
  /** How wide the picture is there at most, as in the `sizes` attribute. */
  readonly sizes: string
}

/**
 * What a picture takes of a row: its width at one height, growing and shrinking by its shape, so that all of a row are
 * equally high, whichever meet there; a row of few stays uneven rather than huge.
 */
export const ideaSlots: Readonly<Record<Shape, IdeaSlot>> = {
  portrait: {
    className: 'grow-3 basis-[calc(var(--row)*0.75)] max-w-[calc(var(--row)*1.275)]',
    sizes: '(min-width: 90rem) 20rem, (min-width: 48rem) 23vw, 45vw',
  },
  square: {
    className: 'grow-4 basis-(--row) max-w-[calc(var(--row)*1.7)]',
    sizes: '(min-width: 90rem) 27rem, (min-width: 48rem) 31vw, 60vw',
  },
  landscape: {
    className: 'grow-6 basis-[calc(var(--row)*1.5)] max-w-[calc(var(--row)*2.55)]',
    sizes: '(min-width: 90rem) 41rem, (min-width: 48rem) 47vw, 90vw',
  },
}
