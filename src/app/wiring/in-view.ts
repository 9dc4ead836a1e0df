import { showProgress } from '../../../scripts/setup/say.mjs'
import type { Log } from '../../platform/log/log.ts'
import type { LogFormat } from '../../platform/log/log-format.ts'

interface HowFar {
  readonly done: number
  readonly total: number
  /** The name of the things that are counted. */
  readonly of: string
}

/** Shows the progress of the work in the terminal. */
export type TellHowFar = (howFar: HowFar) => void

/** Runs a long part of the start, and shows its progress. */
export type InView = <T>(title: string, work: (tellHowFar: TellHowFar) => Promise<T>) => Promise<T>

const notedEvery = 10

/** A person at a terminal sees every step on a line that is rewritten; the log gets only some steps. */
export const inViewOf = (format: LogFormat, log: Log): InView =>
  format === 'lines'
    ? (title, work) =>
        showProgress(title, (tell) => work(({ done, total, of }) => tell(`${done} of ${total} ${of}`)))
    : (title, work) =>
        work(({ done, total, of }) => {
          if (done % notedEvery === 0) log.info({ done, total, of }, title)
        })
