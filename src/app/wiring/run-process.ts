import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { complain, isPersonThere, say, write } from '../../../scripts/setup/say.mjs'
import { catchUp } from '../../features/payments/server/catch-up.public.ts'
import { readConfig } from '../../platform/config/config.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import { StartupError } from '../../platform/db/startup-error.ts'
import { createLog } from '../../platform/log/log.ts'
import { chooseLogFormat } from '../../platform/log/log-format.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import { type InView, inViewOf } from './in-view.ts'
import { openSystem, type System } from './open-system.ts'
import { demoAccountLines } from './prepare-house.ts'

const stopLimitMs = 25_000

const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof ConfigError || error instanceof StartupError) return error.message
  if (!(error instanceof Error && 'code' in error)) return undefined
  if (error.code === 'EADDRINUSE')
    return 'This port is taken by another program: set PORT to a free one, for example PORT=3001.'
  if (error.code === 'EACCES') return 'This port may not be opened by this user: set PORT to 1024 or above.'
  return undefined
}

/** Says in one sentence why the house cannot open, and ends with exit code 1; a bug shows whole. */
const giveUp = (error: unknown) => {
  const sentence = sentenceOf(error)
  complain(`\n${sentence ?? (error instanceof Error ? error.stack : String(error))}`)
  process.exit(1)
}

/** Stops taking requests, finishes those in flight, then closes what the process holds open. */
const stopOnSignal = (server: FastifyInstance, system: System) => {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    system.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    const failure = await server
      .close()
      .finally(() => system.close())
      .then(
        () => undefined,
        (error: unknown) => error,
      )
    if (failure) system.log.error({ err: failure }, 'the stop was not orderly')
    process.exit(failure ? 1 : 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
}

/** Finds out that the port is taken before minutes are spent on furnishing the house. */
const tryPort = async ({ port, host }: { port: number; host: string }) => {
  const probe = createProbe().listen(port, host)
  await once(probe, 'listening')
  await new Promise((resolve) => probe.close(resolve))
}

/** For a provider that does not answer, the house stays closed no longer than this. */
const hearsAtMostMs = 5_000

/** What was paid while the house was down, or was being told when it crashed, is paid before anybody looks. */
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

/** Runs the house from settings to listening, and to its orderly end. */
export const runProcess = async ({ createServer, prepare }: ProcessOptions) => {
  try {
    if (!('Temporal' in globalThis))
      throw new StartupError('This Node is too old: start the house with npm start, which brings its own.')
    const config = readConfig(process.env)
    const format = chooseLogFormat(config.logFormat, isPersonThere)
    const log = createLog({
      level: config.logLevel,
      format,
      // A line of progress makes way for an entry.
      ...(format === 'lines' && { destination: { write } }),
    })
    const inView = inViewOf(format, log)
    await tryPort(config)
    const system = await inView('Opening the database', (tellHowFar) =>
      openSystem({ config, log, tellHowFar }),
    )
    await prepare(system, inView)
    await hearOfPayments(system)
    const server = await createServer(system)
    stopOnSignal(server, system)
    await server.listen({ port: config.port, host: config.host })
    await system.startWork()
    const { publicUrl } = config
    const lines = [publicUrl, `${publicUrl}/api/docs`, ...(await demoAccountLines(system))]
    say(`\n${lines.map((line) => `  ${line}\n`).join('')}`)
  } catch (error) {
    giveUp(error)
  }
}
