import { setTimeout as wait } from 'node:timers/promises'
import { serverEntry } from '../scripts/setup/build.mjs'
import { nodeBinary, sourceMapFlags } from '../scripts/setup/node-binary.mjs'
import { heedSignals, launch } from '../scripts/setup/processes.mjs'
import { frugal } from '../scripts/setup/program.mjs'
import { projectDir } from '../scripts/setup/project.mjs'
import { Refusal } from '../scripts/setup/refusal.mjs'
import { statusOf } from './raw-answer.ts'

type Server = ReturnType<typeof launch>

interface Running {
  readonly port: number
  readonly env: NodeJS.ProcessEnv
}

const startLimitMs = 5 * 60_000
const stopLimitMs = 20_000

/** Starts the built product as `npm start` does, and stops it whatever the work comes to. */
export const runServer = async <T>({ port, env }: Running, work: () => Promise<T>): Promise<T> => {
  const server = launch({
    file: nodeBinary(),
    args: [...sourceMapFlags, ...frugal.flags, serverEntry],
    cwd: projectDir,
    env: { ...frugal.env, ...env },
  })
  try {
    await untilReady(server, port)
    return await work()
  } catch (error) {
    // A signal ends the server first: then its silence is not the news.
    heedSignals()
    throw error
  } finally {
    await stop(server)
  }
}

const untilReady = async ({ child, output }: Server, port: number) => {
  const startedMs = performance.now()
  while (performance.now() - startedMs < startLimitMs) {
    heedSignals()
    if ((await statusOf({ port, target: '/readyz' })) === 200) return
    if (child.exitCode !== null || child.signalCode !== null) break
    await wait(100)
  }
  throw new Refusal(`The built server does not start:\n${output()}`)
}

const stop = async ({ child, ended }: Server) => {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await ended.catch(() => undefined)
  clearTimeout(timer)
}
