import { readdirSync, readFileSync } from 'node:fs'

/** A hundredth of a second, whatever the kernel counts by itself: what it tells to programs is in these. */
const tickMs = 10

interface Process {
  readonly parent: number
  readonly ms: number
}

/** A process with what those that it has waited for took, or nothing where it has ended meanwhile. */
const readProcess = (pid: string): Process | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // What comes before is the name of the program, in which any sign may stand.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
    return { parent: fields[1] ?? 0, ms: ticks * tickMs }
  } catch {
    return undefined
  }
}

/**
 * What this process and all that it started, browsers among them, have taken of the processor so far: only Linux tells.
 * The server that all journeys share is not of them.
 */
export const processorMs = () => {
  if (process.platform !== 'linux') return undefined
  const processes = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : undefined
    if (found) processes.set(Number(name), found)
  }
  const ours = new Set([process.pid])
  // A process may come before its parent: what was found is gone through until nobody is added.
  for (let known = 0; known < ours.size; ) {
    known = ours.size
    for (const [pid, { parent }] of processes) if (ours.has(parent)) ours.add(pid)
  }
  return [...ours].reduce((sum, pid) => sum + (processes.get(pid)?.ms ?? 0), 0)
}
