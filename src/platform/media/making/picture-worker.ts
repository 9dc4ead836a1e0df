import { answerParent } from '../../children/answer-parent.ts'
import type { PictureTask } from './picture-child.ts'
import { PictureRefused } from './picture-refused.ts'
import { pictureWorks } from './picture-works.ts'

// This runs in a child process of picture-child.ts. A refusal is returned as an answer, because the class of an error
// is lost between processes.
answerParent(async ({ work, asked }: PictureTask) => {
  const run: (asked: never) => Promise<unknown> = pictureWorks[work]
  try {
    return { made: await run(asked as never) }
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    return { refused: error.reason }
  }
})
