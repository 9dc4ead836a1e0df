import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inProject } from '../setup/project.mjs'

export interface TreeFile {
  readonly path: string
  readonly text: string
}

const filesBelow = (folder: string): TreeFile[] =>
  existsSync(inProject(folder))
    ? readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|sql|md)$/.test(entry.name))
        .map((entry) => {
          const path = `${entry.parentPath}/${entry.name}`
          return {
            path: path.slice(inProject('').length).replaceAll('\\', '/').replace(/^\//, ''),
            text: readFileSync(path, 'utf8'),
          }
        })
    : []

/** What is written by hand in some folders of the project. */
export const treeOf = (...folders: readonly string[]) => folders.flatMap(filesBelow)
