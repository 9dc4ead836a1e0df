import { join } from 'node:path'
import { reusedChild } from '../../children/reused-child.ts'
import { type PictureRefusal, PictureRefused } from './picture-refused.ts'
import type { pictureWorks } from './picture-works.ts'

type Works = typeof pictureWorks

type WorkName = keyof Works

/** The message to the child. */
export interface PictureTask {
  readonly work: WorkName
  readonly asked: unknown
}

type Answer = { readonly made: unknown } | { readonly refused: PictureRefusal }

const options = {
  // The file is read from the source folder also beside a build, as the migrations are.
  file: join(process.cwd(), 'src/platform/media/making/picture-worker.ts'),
  limitMs: 180_000,
  // The child lives long enough for the next picture of the same sender: a running child starts a third of a second
  // sooner.
  keptMs: 20_000,
} as const

/** There are two children, so that a caller who sends a picture does not wait for pictures that can be made later. */
const forCaller = reusedChild<PictureTask, Answer>({ ...options, visitorsFirst: true })
const forLater = reusedChild<PictureTask, Answer>({ ...options, visitorsFirst: true })

interface Making<Name extends WorkName> {
  readonly asked: Parameters<Works[Name]>[0]
  /** Whether no caller waits for the result. */
  readonly later?: boolean
  /** Aborts the work at any moment. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes pictures in a child process: the memory that decoding and encoding takes is released with the child, and a file
 * that crashes the decoder breaks only its own picture.
 */
export const makePicture = async <Name extends WorkName>(
  work: Name,
  { asked, later = false, signal }: Making<Name>,
): Promise<Awaited<ReturnType<Works[Name]>>> => {
  const answer = await (later ? forLater : forCaller).run({ work, asked }, signal)
  if ('refused' in answer) throw new PictureRefused(answer.refused)
  // The child answers this type to a task of this name.
  return answer.made as Awaited<ReturnType<Works[Name]>>
}
