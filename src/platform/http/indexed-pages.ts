import type { Context } from '../context/context.ts'

/** A page that search engines may list. */
export interface IndexedPage {
  /** Its address in French. */
  readonly path: string
  readonly changedAt?: Date
  /** The addresses of the pictures on the page, without the host. */
  readonly pictures?: readonly string[]
}

/**
 * Pages of one kind, as many as there are rows, in a stable order; a file `*.indexed-pages.ts` exports it and the app
 * finds it.
 */
export interface IndexedPages {
  /** Called before each read; it records by `ctx.reads` the cache tags that both depend on. */
  readonly count: (ctx: Context) => Promise<number>
  readonly read: (
    ctx: Context,
    range: { readonly offset: number; readonly limit: number },
  ) => Promise<readonly IndexedPage[]>
}
