import type { Context } from '../context/context.ts'

/** A page that search engines may list. */
export interface IndexedPage {
  /** Its address in French. */
  readonly path: string
  readonly changedAt?: Date
  /** Addresses of what is shown on it, below the house's own. */
  readonly pictures?: readonly string[]
}

/** Pages of one kind, as many as there are rows, in an order that stays; a file `*.indexed-pages.ts` exports it and the app finds it. */
export interface IndexedPages {
  /** Asked before each reading, and says what both are made from: `ctx.reads`. */
  readonly count: (ctx: Context) => Promise<number>
  readonly read: (
    ctx: Context,
    range: { readonly offset: number; readonly limit: number },
  ) => Promise<readonly IndexedPage[]>
}
