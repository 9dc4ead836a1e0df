import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runCommandLine } from './setup/command-line.mjs'
import { inProject } from './setup/project.mjs'
import { say } from './setup/say.mjs'
import { comparedFigures, keepFigures, keptFigures } from './size/kept-figures.ts'
import { isMeasured, measureTree } from './size/measure.ts'
import { projectFiles } from './suite/parts/project-files.mjs'

const documentPath = inProject('docs', 'architecture.md')

/** Tells how large the house is beside the last figures that were kept; `--write` keeps those of now. */
await runCommandLine(async () => {
  const paths = (await projectFiles()).filter((path) => isMeasured(path) && existsSync(inProject(path)))
  const size = measureTree(paths.map((path) => ({ path, text: readFileSync(inProject(path), 'utf8') })))
  const document = readFileSync(documentPath, 'utf8')
  say(comparedFigures(size, keptFigures(document)))
  if (process.argv.includes('--write')) writeFileSync(documentPath, keepFigures(document, size))
  return 0
})
