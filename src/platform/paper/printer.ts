import { reusedThread } from '../threads/reused-thread.ts'

/** Prints papers beside the process, which answers its visitors meanwhile: a long one takes a quarter of a second. */
export interface Printer {
  /** The manuscript is plain data, whose words the thread knows how to set. */
  readonly print: (manuscript: object) => Promise<Uint8Array>
  /** Ends its thread at once; what that has in hand fails. */
  readonly end: () => Promise<void>
}

/** A printer whose thread runs a file that answers each manuscript with the bytes of its paper. */
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
