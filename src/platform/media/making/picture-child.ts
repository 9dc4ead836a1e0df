import { join } from 'node:path'
import { reusedChild } from '../../children/reused-child.ts'
import { type PictureRefusal, PictureRefused } from './picture-refused.ts'
import type { pictureWorks } from './picture-works.ts'

type Works = typeof pictureWorks

type WorkName = keyof Works

/** What the child is sent. */
export interface PictureTask {
  readonly work: WorkName
  readonly asked: unknown
}

type Answer = { readonly made: unknown } | { readonly refused: PictureRefusal }

const options = {
  // Beside the build too, as the migrations are read from the source.
  file: join(process.cwd(), 'src/platform/media/making/picture-worker.ts'),
  limitMs: 180_000,
  // Long enough for the next picture of a sender of several: a child that is there begins a third of a second sooner.
  keptMs: 20_000,
} as const

/** A caller who sends a picture does not wait for what can be made later. */
const forWhoWaits = reusedChild<PictureTask, Answer>(options)
const forLater = reusedChild<PictureTask, Answer>({ ...options, visitorsFirst: true })

interface Making<Name extends WorkName> {
  readonly asked: Parameters<Works[Name]>[0]
  /** Whether no caller waits for it. */
  readonly later?: boolean
  /** Ends the work in the middle of it. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes pictures beside the house: what decoding and encoding takes of memory, and keeps, goes with the child; and a file
 * that breaks what reads it breaks no more than its own picture.
 */
export const makePicture = async <Name extends WorkName>(
  work: Name,
  { asked, later = false, signal }: Making<Name>,
): Promise<Awaited<ReturnType<Works[Name]>>> => {
  const answer = await (later ? forLater : forWhoWaits).run({ work, asked }, signal)
  if ('refused' in answer) throw new PictureRefused(answer.refused)
  // What the child answers to a work of this name.
  return answer.made as Awaited<ReturnType<Works[Name]>>
}
