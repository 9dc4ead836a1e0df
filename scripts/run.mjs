import process from 'node:process'
import { buildIfStale } from './setup/build.mjs'
import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { runProgram } from './setup/program.mjs'
import { Refusal } from './setup/refusal.mjs'

// A TypeScript file on the pinned Node, after a build when it needs the built product.
await runCommandLine(async () => {
  const needsBuild = process.argv[2] === '--build'
  const [file, ...args] = process.argv.slice(needsBuild ? 3 : 2)
  if (file === undefined) throw new Refusal('Usage: node scripts/run.mjs [--build] <file.ts> [arguments…]')
  await installIfNeeded()
  if (needsBuild) await buildIfStale()
  return runProgram({ file, args })
})
