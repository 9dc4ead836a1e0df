import { answerParent } from '../../children/answer-parent.ts'
import type { PictureTask } from './picture-child.ts'
import { PictureRefused } from './picture-refused.ts'
import { pictureWorks } from './picture-works.ts'

// Run by picture-child.ts, in a process of its own: a refusal is an answer, as no class of ours survives the way.
answerParent(async ({ work, asked }: PictureTask) => {
  const run: (asked: never) => Promise<unknown> = pictureWorks[work]
  try {
    return { made: await run(asked as never) }
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    return { refused: error.reason }
  }
})
