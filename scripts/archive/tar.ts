import { runQuietly } from '../setup/processes.mjs'
import { Refusal } from '../setup/refusal.mjs'

const tar = async ({ args, complaint }: { args: readonly string[]; complaint: string }) => {
  const { code, output } = await runQuietly({ file: 'tar', args: [...args] })
  if (code !== 0) throw new Refusal(`${complaint}: ${output}`)
  return output
}

/** What goes into an archive: entries of a folder, by name. */
export interface Part {
  readonly folder: string
  readonly names: readonly string[]
}

export const pack = async ({ archive, parts }: { archive: string; parts: readonly Part[] }) => {
  const contents = parts.filter((part) => part.names.length > 0)
  const args = contents.flatMap(({ folder, names }) => ['-C', folder, ...names.map((name) => `./${name}`)])
  await tar({ args: ['-czf', archive, ...args], complaint: `${archive} could not be written` })
}

/** Reading it through to the end also proves its checksum. */
export const unpack = async ({ archive, folder }: { archive: string; folder: string }) => {
  await tar({ args: ['-xzf', archive, '-C', folder], complaint: `${archive} is not a whole backup` })
}
