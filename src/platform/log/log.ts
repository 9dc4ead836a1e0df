import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'
import type { LogFormat } from './log-format.ts'
import { asLine } from './log-line.ts'
import { hiddenNames, hiddenValue, hidePersonalFields, withoutPersonalData } from './personal-data.ts'

/** A structured logger; `log.child({ requestId })` marks everything one request causes. */
export type Log = Logger

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

interface LogOptions {
  readonly level: LogLevel
  readonly format: LogFormat
  readonly destination?: DestinationStream
}

/** Opens the log. It never writes e-mail addresses, names, secrets and query strings, whatever is logged. */
export const createLog = ({ level, format, destination = process.stdout }: LogOptions): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        // The redaction of pino takes paths of a fixed depth, and its wildcards make a line ten times as slow.
        log: (fields) => hidePersonalFields(fields),
      },
      // The fields of a child logger do not pass through the formatter.
      redact: { paths: [...hiddenNames], censor: hiddenValue },
      serializers: { err: describeError, error: describeError, req: describeRequest, res: describeAnswer },
      hooks: {
        streamWrite: format === 'lines' ? lineFor(level) : withoutPersonalData,
      },
    },
    destination,
  )

const lineFor = (level: LogLevel) => {
  const withChatter = level === 'debug' || level === 'trace'
  return (json: string) => asLine(withoutPersonalData(json), { withChatter })
}

/** A log that writes nothing, for tests and tools. */
export const silentLog = (): Log => pino({ level: 'silent' })

const describeRequest = ({ method, url }: { method?: string; url?: string }) => ({
  method,
  path: url?.split('?')[0],
})

const describeAnswer = ({ statusCode }: { statusCode?: number }) => ({ status: statusCode })
