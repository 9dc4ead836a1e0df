import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'
import { asLine } from './log-line.ts'
import { censor, withoutPersonalData } from './personal-data.ts'

/** A structured logger; `log.child({ requestId })` marks everything one request causes. */
export type Log = Logger

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

interface LogOptions {
  readonly level: LogLevel
  /** `json` for machines, `line` for a person at a terminal. */
  readonly format: 'json' | 'line'
  readonly destination?: DestinationStream
}

/** Opens the log. Whatever is given to it, e-mail addresses, names, secrets and query strings do not come out. */
export const createLog = ({ level, format, destination = process.stdout }: LogOptions): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...censor.paths], censor: censor.replacement },
      serializers: { err: describeError, error: describeError, req: describeRequest, res: describeAnswer },
      hooks: {
        streamWrite: (line) =>
          format === 'line' ? asLine(withoutPersonalData(line)) : withoutPersonalData(line),
      },
    },
    destination,
  )

/** A log that keeps silent, for tests and tools. */
export const silentLog = (): Log => pino({ level: 'silent' })

const describeRequest = ({ method, url }: { method?: string; url?: string }) => ({
  method,
  path: url?.split('?')[0],
})

const describeAnswer = ({ statusCode }: { statusCode?: number }) => ({ status: statusCode })
