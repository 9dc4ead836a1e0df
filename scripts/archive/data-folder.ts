import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

const passing = /^(lock(\..*)?|\.restoring-.*|replaced-.*)$/

/** What a data folder holds for good: not its lock, nor what a restore set aside. */
export const entriesOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !passing.test(name)) : []

interface Swap {
  readonly from: string
  readonly into: string
  readonly aside: string
}

/**
 * Puts the entries of one folder in place of another's, which are set aside. Each move is one rename within the
 * folder, so it also works where the folder is a mounted disk; if one fails, those before it are undone.
 */
export const swapEntries = ({ from, into, aside }: Swap) => {
  const undo: (() => void)[] = []
  const move = (source: string, target: string) => {
    renameSync(source, target)
    undo.unshift(() => renameSync(target, source))
  }
  const replaced = entriesOf(into)
  if (replaced.length > 0) mkdirSync(aside, { recursive: true })
  try {
    for (const name of replaced) move(join(into, name), join(aside, name))
    for (const name of entriesOf(from)) move(join(from, name), join(into, name))
  } catch (error) {
    for (const step of undo) step()
    throw error
  }
}
