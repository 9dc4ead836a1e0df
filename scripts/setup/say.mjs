import process from 'node:process'

/** Whether a person reads along: at a terminal, and not one that a build server pretends to be. */
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
  clearLine()
  process.stderr.write(`${text}\n`)
}

/**
 * Prints a line of progress: before a person in the place of the last one, elsewhere below it.
 * @param {string} text
 */
export function showLine(text) {
  write(isPersonThere ? text.slice(0, process.stdout.columns) : `${text}\n`)
  isLineOpen = isPersonThere
}

/** Takes the line of progress away. */
export function clearLine() {
  if (isLineOpen) process.stdout.write(eraseLine)
  isLineOpen = false
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
  const tick = () => showLine(`… ${title}${howFar}, ${elapsed()}`)
  showLine(`… ${title}`)
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
