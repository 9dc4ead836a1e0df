import { clearLine, formatDuration, isPersonThere, say, showLine, write } from '../../setup/say.mjs'

/**
 * @typedef {object} Progress
 * @property {(event: import('./event-log.mjs').SuiteEvent) => void} take
 * @property {() => void} show
 * @property {(text: string) => void} passOn what the command prints itself
 * @property {() => void} end
 */

/**
 * Shows how far a run has come: at a terminal one line that is rewritten, elsewhere a line for each finished file.
 * @param {{ title: string, tally: import('./tally.mjs').Tally }} options
 * @returns {Progress}
 */
export function createProgress({ title, tally }) {
  return isPersonThere ? progressLine({ title, tally }) : progressLines()
}

/** @param {{ title: string, tally: import('./tally.mjs').Tally }} options */
function progressLine({ title, tally }) {
  const startedMs = performance.now()
  return {
    take() {},
    show() {
      const { passed, failed, skipped } = tally.counts()
      const done = passed + failed + skipped
      const parts = [
        tally.planned() > 0 ? `${done} of ${tally.planned()}` : `${done} tests`,
        ...(failed > 0 ? [`${failed} failed`] : []),
        formatDuration(performance.now() - startedMs),
      ]
      showLine(`… ${title}: ${parts.join(', ')}`)
    },
    passOn: write,
    end: clearLine,
  }
}

function progressLines() {
  /** @type {Map<string, { passed: number, failed: number, skipped: number, ms: number }>} */
  const open = new Map()
  /** @type {Map<string, number>} */
  const left = new Map()
  const blank = { passed: 0, failed: 0, skipped: 0, ms: 0 }
  /** @param {string} file */
  const close = (file) => {
    const { passed, failed, skipped, ms } = open.get(file) ?? blank
    open.delete(file)
    const counted = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    say(`${failed > 0 ? '✗' : '✓'} ${file}: ${counted.filter(Boolean).join(', ')}, ${formatDuration(ms)}`)
  }
  return {
    /** @param {import('./event-log.mjs').SuiteEvent} event */
    take(event) {
      if (event.kind === 'test') {
        const so = open.get(event.file) ?? { ...blank }
        so[event.outcome] += 1
        so.ms += event.ms
        open.set(event.file, so)
        left.set(event.file, (left.get(event.file) ?? 0) - 1)
        // Journeys of one file run beside those of others: it has ended with its last one.
        if (left.get(event.file) === 0) close(event.file)
      }
      if (event.kind === 'planned') left.set(event.file, event.tests)
      if (event.kind === 'file') close(event.file)
    },
    show() {},
    passOn: write,
    end() {
      for (const file of [...open.keys()]) close(file)
    },
  }
}
