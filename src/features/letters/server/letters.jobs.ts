import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { failuresKept, keepFailures } from './sending/keep-failures.ts'
import { lettersSending, sendLetters } from './sending/send-letters.ts'

export const sending = implementJob(lettersSending, sendLetters)

export const keepingFailures = implementJob(failuresKept, keepFailures)
