import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { publishDue } from './next-words/publish-next-words.ts'
import { duePublishing } from './next-words/words-publishing.job.ts'

export const wordsPublishing = implementJob(duePublishing, publishDue)
