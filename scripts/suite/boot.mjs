import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverEntry } from '../setup/build.mjs'
import { nodeBinary, sourceMapFlags } from '../setup/node-binary.mjs'
import { heedSignals, launch } from '../setup/processes.mjs'
import { projectDir } from '../setup/project.mjs'
import { say } from '../setup/say.mjs'
import { freePort } from './free-port.mjs'

const answerLimitMs = 15_000
const bootLimitMs = 3 * 60_000
const stopLimitMs = 30_000

/** @typedef {ReturnType<typeof launch>} Server */

/**
 * @param {string} url
 * @returns {Promise<number | undefined>} undefined while no server listens
 */
async function statusOf(url) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(answerLimitMs) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}

/**
 * @param {{ url: string, server: Server }} options
 */
async function firstStatusOf({ url, server: { child } }) {
  for (const startedMs = performance.now(); performance.now() - startedMs < bootLimitMs; await wait(100)) {
    heedSignals()
    const status = await statusOf(url)
    if (status !== undefined) return status
    if (child.exitCode !== null || child.signalCode !== null) return undefined
  }
  return undefined
}

/** @param {Server} server */
async function stopCode({ child, ended }) {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  const code = await ended
  clearTimeout(timer)
  return code
}

/**
 * @param {{ title: string, found: number | undefined, expected: number }} check
 */
function report({ title, found, expected }) {
  const isPassed = found === expected
  say(
    `${isPassed ? '✓' : '✗'} ${title}${isPassed ? '' : `: expected ${expected}, found ${found ?? 'no answer'}`}`,
  )
  return isPassed
}

/**
 * Starts the built server on an empty folder, as a new installation would, and stops it.
 * @param {{ env: NodeJS.ProcessEnv }} options
 */
export async function checkBoot({ env }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'boot-'))
  const port = await freePort()
  const server = launch({
    file: nodeBinary(),
    args: [...sourceMapFlags, serverEntry],
    cwd: projectDir,
    env: { ...env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
  })
  const url = `http://127.0.0.1:${port}`
  try {
    const home = await firstStatusOf({ url: `${url}/`, server })
    const results = [
      report({ title: 'GET / answers 200 on an empty data folder', found: home, expected: 200 }),
      report({ title: 'GET /readyz answers 200', found: await statusOf(`${url}/readyz`), expected: 200 }),
      report({
        title: 'SIGTERM ends the server with exit code 0',
        found: await stopCode(server),
        expected: 0,
      }),
    ]
    if (results.includes(false)) say(server.output())
    return results
  } finally {
    server.child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
