import { join } from 'node:path'
import { keptThread } from '../../../../platform/threads/kept-thread.ts'
import type { Manuscript } from './manuscript.ts'

const thread = keptThread<Manuscript, Uint8Array>({
  // Beside the build too, as the faces and the migrations are read from the source.
  file: join(process.cwd(), 'src/features/orders/server/printing/printing-worker.ts'),
  limitMs: 20_000,
  keptMs: 20_000,
  // A contract of three hundred pieces takes half of it.
  mostMegabytes: 128,
})

/** Prints a paper beside the house, which answers its visitors meanwhile: a contract takes a quarter of a second. */
export const printPaper = (manuscript: Manuscript): Promise<Uint8Array> => thread.run(manuscript)

/** Ends the thread that prints, when the house closes; what it has in hand fails. */
export const endPrinting = (): Promise<void> => thread.end()
