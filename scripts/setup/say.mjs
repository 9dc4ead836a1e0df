import process from 'node:process'

/** Whether somebody reads along: at a terminal, and not one that a build server pretends to be. */
export const isPersonThere = process.stdout.isTTY === true && !process.env.CI
const terminalTickMs = 1_000
const plainTickMs = 15_000
const eraseLine = '\r\x1b[2K'
let isLineOpen = false

/**
 * Prints text as it is; a line of progress makes way for it.
 * @param {string} text
 */
export function write(text) {
  if (text === '') return
  process.stdout.write(isLineOpen ? eraseLine + text : text)
  isLineOpen = false
}

/** @param {string} [text] */
export function say(text = '') {
  write(`${text}\n`)
}

/** @param {string} text */
export function complain(text) {
  if (isLineOpen) write(eraseLine)
  process.stderr.write(`${text}\n`)
}

/** @param {number} durationMs */
export function formatDuration(durationMs) {
  if (durationMs < 1_000) return `${Math.round(durationMs)} ms`
  if (durationMs < 59_950) return `${(durationMs / 1_000).toFixed(1)} s`
  const seconds = Math.round(durationMs / 1_000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** @typedef {(how: string) => void} TellHowFar */

/**
 * Does a long piece of work under a title, with the elapsed time shown and how far it says it is: one line rewritten for
 * a person, which makes way for whatever else is said, and a plain line now and then elsewhere.
 * @template T
 * @param {string} title
 * @param {(tellHowFar: TellHowFar) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showProgress(title, work) {
  const startedMs = performance.now()
  let howFar = ''
  const elapsed = () => formatDuration(performance.now() - startedMs)
  const finish = (/** @type {string} */ mark) => say(`${mark} ${title}${howFar}, ${elapsed()}`)
  const show = (/** @type {string} */ text) => {
    write(isPersonThere ? text : `${text}\n`)
    isLineOpen = isPersonThere
  }
  const tick = () => show(`… ${title}${howFar}, ${elapsed()}`)
  show(`… ${title}`)
  const timer = setInterval(tick, isPersonThere ? terminalTickMs : plainTickMs)
  try {
    const result = await work((how) => {
      howFar = `, ${how}`
      if (isPersonThere) tick()
    })
    finish('✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  } finally {
    clearInterval(timer)
  }
}
