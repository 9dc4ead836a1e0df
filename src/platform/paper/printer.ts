import { reusedThread } from '../threads/reused-thread.ts'

/** Prints documents on a thread, because a long one takes a quarter of a second and must not block requests. */
export interface Printer {
  /** The manuscript is plain data that the thread can render. */
  readonly print: (manuscript: object) => Promise<Uint8Array>
  /** Ends the thread at once; a running task fails. */
  readonly end: () => Promise<void>
}

/** Opens a printer whose thread runs a file that turns each manuscript into the bytes of a document. */
export const openPrinter = (file: string): Printer => {
  const thread = reusedThread<object, Uint8Array>({
    file,
    limitMs: 20_000,
    keptMs: 20_000,
    // A contract of three hundred lines takes half of it.
    mostMegabytes: 128,
  })
  return { print: thread.run, end: thread.end }
}
