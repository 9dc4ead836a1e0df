import process from 'node:process'

/** Whether a person reads along; else what is printed is read by a machine, or later. */
export const isTerminal = process.stdout.isTTY === true && !process.env.CI
const terminalTickMs = 1_000
const plainTickMs = 15_000

/** @param {string} [text] */
export function say(text = '') {
  process.stdout.write(`${text}\n`)
}

/** @param {string} text */
export function complain(text) {
  process.stderr.write(`${text}\n`)
}

/** @param {number} durationMs */
export function formatDuration(durationMs) {
  if (durationMs < 1_000) return `${Math.round(durationMs)} ms`
  if (durationMs < 59_950) return `${(durationMs / 1_000).toFixed(1)} s`
  const seconds = Math.round(durationMs / 1_000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/**
 * Does a long piece of work under a title, with the elapsed time shown: one line rewritten on a terminal,
 * a plain line now and then elsewhere.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showProgress(title, work) {
  const startedMs = performance.now()
  const elapsed = () => formatDuration(performance.now() - startedMs)
  const finish = (/** @type {string} */ mark) =>
    process.stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}${mark} ${title}, ${elapsed()}\n`)
  const tick = () =>
    process.stdout.write(isTerminal ? `\r\x1b[2K… ${title}, ${elapsed()}` : `… ${title}, ${elapsed()}\n`)
  process.stdout.write(isTerminal ? `… ${title}` : `… ${title}\n`)
  const timer = setInterval(tick, isTerminal ? terminalTickMs : plainTickMs)
  try {
    const result = await work()
    finish('✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  } finally {
    clearInterval(timer)
  }
}
