import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../../setup/processes.mjs'
import { projectDir } from '../../setup/project.mjs'
import { Refusal } from '../../setup/refusal.mjs'

/** @param {string[]} args */
async function git(args) {
  const { code, output } = await runQuietly({ file: 'git', args, cwd: projectDir })
  return { isDone: code === 0, lines: output.split('\n').filter(Boolean) }
}

/** All files of the project that git knows, or would; it still knows one that was only just deleted. */
export async function projectFiles() {
  const { isDone, lines } = await git(['ls-files', '--cached', '--others', '--exclude-standard'])
  if (!isDone) throw new Refusal('Parts of the suite are found by git, which does not know this folder.')
  return lines.filter((file) => existsSync(join(projectDir, file)))
}

/**
 * Where a revision's line and this one parted, with what has changed since, committed or not.
 * @param {string} revision
 * @returns {Promise<{ base: string, changed: string[] } | undefined>} nothing where git knows no such revision
 */
export async function changesSince(revision) {
  const names = revision === 'main' ? ['origin/main', 'main'] : [revision]
  for (const name of names) {
    const { isDone, lines } = await git(['merge-base', 'HEAD', name])
    const [base] = lines
    if (!isDone || base === undefined) continue
    const changed = await git(['diff', '--name-only', '--no-renames', base])
    const added = await git(['ls-files', '--others', '--exclude-standard'])
    return { base, changed: [...changed.lines, ...added.lines] }
  }
  return undefined
}
