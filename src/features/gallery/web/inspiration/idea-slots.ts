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
    sizes: '(min-width: 90rem) 23rem, (min-width: 64rem) 26vw, (min-width: 48rem) 30vw, 45vw',
  },
  square: {
    className: 'grow-4 basis-(--row) max-w-[calc(var(--row)*1.7)]',
    sizes: '(min-width: 90rem) 31rem, (min-width: 64rem) 34vw, (min-width: 48rem) 39vw, 60vw',
  },
  landscape: {
    className: 'grow-6 basis-[calc(var(--row)*1.5)] max-w-[calc(var(--row)*2.55)]',
    sizes: '(min-width: 90rem) 46rem, (min-width: 64rem) 51vw, (min-width: 48rem) 59vw, 90vw',
  },
}
