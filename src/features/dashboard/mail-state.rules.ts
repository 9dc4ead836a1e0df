import { stuckAfterMinutes } from './dashboard.limits.ts'

/** Whether mails are sent: they are, there is no mail server, or none was sent while some wait. */
export const mailStates = ['leaving', 'unset', 'stuck'] as const

export type MailState = (typeof mailStates)[number]

interface Outbox {
  /** Whether there is a mail server. */
  readonly sendsMail: boolean
  /** When the oldest mail that waits was written. */
  readonly waitingSinceMs: number | undefined
  /** When a mail left last. */
  readonly lastLeftMs: number | undefined
}

/** The state of the mail queue. A mail that a single recipient's server delays does not stop the others. */
export const mailStateOf = ({ sendsMail, waitingSinceMs, lastLeftMs }: Outbox, nowMs: number): MailState => {
  if (!sendsMail) return 'unset'
  if (waitingSinceMs === undefined) return 'leaving'
  const isOld = nowMs - waitingSinceMs >= stuckAfterMinutes * 60_000
  const hasLeftSince = lastLeftMs !== undefined && lastLeftMs >= waitingSinceMs
  return isOld && !hasLeftSince ? 'stuck' : 'leaving'
}
