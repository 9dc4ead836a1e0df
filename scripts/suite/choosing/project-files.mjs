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
 * What has changed since a revision's line and this one parted, committed or not.
 * @param {string} revision
 */
export async function changedSince(revision) {
  const bases = revision === 'main' ? ['origin/main', 'main'] : [revision]
  for (const base of bases) {
    const { isDone, lines } = await git(['merge-base', 'HEAD', base])
    if (!isDone) continue
    const changed = await git(['diff', '--name-only', '--no-renames', lines[0] ?? base])
    const added = await git(['ls-files', '--others', '--exclude-standard'])
    return [...changed.lines, ...added.lines]
  }
  throw new Refusal(`git knows no « ${revision} » to compare with: say --changed=<revision>.`)
}
