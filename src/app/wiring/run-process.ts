import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { complain, isPersonThere, say, write } from '../../../scripts/setup/say.mjs'
import { catchUp } from '../../features/payments/server/catch-up.public.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import { StartupError } from '../../platform/db/startup-error.ts'
import { createLog } from '../../platform/log/log.ts'
import { chooseLogFormat } from '../../platform/log/log-format.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import { demoAccountLines, listeningHost, openDemoAccounts, refusePublicDemo } from './demo-accounts.ts'
import { type InView, inViewOf } from './in-view.ts'
import { openSystem, type System } from './open-system.ts'

const stopLimitMs = 25_000

const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof ConfigError || error instanceof StartupError) return error.message
  if (!(error instanceof Error && 'code' in error)) return undefined
  if (error.code === 'EADDRINUSE')
    return 'This port is taken by another program: set PORT to a free one, for example PORT=3001.'
  if (error.code === 'EACCES') return 'This port may not be opened by this user: set PORT to 1024 or above.'
  return undefined
}

/** Prints in one sentence why the server cannot start, and exits with code 1; a bug is printed with its stack. */
const giveUp = (error: unknown) => {
  const sentence = sentenceOf(error)
  complain(`\n${sentence ?? (error instanceof Error ? error.stack : String(error))}`)
  process.exit(1)
}

/** At a stop, a connection that is still active after this time is closed. */
const answerLimitMs = 20_000

interface Running {
  readonly system: System
  /** Undefined while the demo is being created. */
  server?: FastifyInstance
  isStopping: boolean
}

/** Finishes the running requests, and accepts no further ones. */
const stopAnswering = async ({ server }: Running) => {
  const cutOff = setTimeout(() => server?.server.closeAllConnections(), answerLimitMs)
  await server?.close()
  clearTimeout(cutOff)
}

/** On a signal, finishes the running requests, puts jobs back into the queue, then closes the system. */
const stopOnSignal = (running: Running) => {
  const { system } = running
  const stop = async (signal: string) => {
    if (running.isStopping) return
    running.isStopping = true
    system.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    const ends = await Promise.allSettled([stopAnswering(running), system.stopWork()])
    const closed = await Promise.allSettled([system.close()])
    const failures = [...ends, ...closed].flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    for (const err of failures) system.log.error({ err }, 'the stop was not orderly')
    process.exit(failures.length > 0 ? 1 : 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
}

/** Detects that the port is taken before minutes are spent on creating the demo. */
const tryPort = async ({ port, host }: Pick<Config, 'port' | 'host'>) => {
  const probe = createProbe().listen(port, host ?? '0.0.0.0')
  await once(probe, 'listening')
  await new Promise((resolve) => probe.close(resolve))
}

/** The start waits no longer than this for a payment provider that does not answer. */
const hearsAtMostMs = 5_000

/** Applies payments that were made, or were being reported, while the server was down, before the first request. */
const hearOfPayments = async ({ createContext, prepareJobs, log }: System) => {
  await prepareJobs()
  const caughtUp = catchUp(createContext({ log, lng: defaultLanguage, caller: null }))
  await Promise.race([caughtUp, delay(hearsAtMostMs, undefined, { ref: false })]).catch((error: unknown) => {
    log.error({ err: error }, 'payments could not be asked after')
  })
}

interface ProcessOptions {
  readonly createServer: (system: System) => Promise<FastifyInstance>
  readonly prepare: (system: System, inView: InView) => Promise<void>
}

/** Runs the server from reading its settings to its orderly end. */
export const runProcess = async ({ createServer, prepare }: ProcessOptions) => {
  let running: Running | undefined
  try {
    if (!('Temporal' in globalThis))
      throw new StartupError('This Node is too old: start the house with npm start, which brings its own.')
    const config = readConfig(process.env)
    const format = chooseLogFormat(config.logFormat, isPersonThere)
    const log = createLog({
      level: config.logLevel,
      format,
      // The progress line is cleared before a log entry is written.
      ...(format === 'lines' && { destination: { write } }),
    })
    const inView = inViewOf(format, log)
    await tryPort(config)
    const system = await inView('Opening the database', (tellHowFar) =>
      openSystem({ config, log, tellHowFar }),
    )
    running = { system, isStopping: false }
    stopOnSignal(running)
    await refusePublicDemo(system)
    await prepare(system, inView)
    const openAccounts = await openDemoAccounts(system)
    await hearOfPayments(system)
    const server = await createServer(system)
    running.server = server
    await server.listen({ port: config.port, host: listeningHost(config, openAccounts) })
    await system.startWork()
    const { publicUrl } = config
    const lines = [publicUrl, `${publicUrl}/api/docs`, ...demoAccountLines(openAccounts)]
    say(`\n${lines.map((line) => `  ${line}\n`).join('')}`)
  } catch (error) {
    // A failure that a stop has caused must not end the process with an error.
    if (!running?.isStopping) giveUp(error)
  }
}
