import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project, wherever the command was called from. */
export const projectDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * A path inside the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(projectDir, ...parts)

/**
 * The JavaScript file behind a package's command, so that it runs on the pinned Node and on Windows alike.
 * @param {string} packageName
 * @param {string} command
 */
export function commandFile(packageName, command) {
  const folder = inProject('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, bin[command])
}
