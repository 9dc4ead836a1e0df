import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoPictures, sharedPictures } from '../../../db/seed/pictures/demo-pictures.ts'
import { type DrawnPicture, drawnPictures, filesOf } from '../../../db/seed/pictures/drawn-pictures.ts'
import { picturesFolder } from '../../../db/seed/pictures/lay-pictures.ts'
import { pictureName, type Shown } from '../../../db/seed/pictures/picture-names.ts'
import { Refusal } from '../../../scripts/setup/refusal.mjs'
import { say } from '../../../scripts/setup/say.mjs'
import { drawPicture } from '../draw-picture.ts'
import { hashOfSheet, makeMaster, mostWidthOf } from '../masters/make-master.ts'

/** While one is encoded, which takes other threads, the next is drawn. */
const atOnce = 2

/** Draws the pictures of the demo house, and writes those whose drawing has changed. */
export const drawMasters = async (args: readonly string[]) => {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', default: '' } } })
  const starts = values.only.split(',')
  const all = demoPictures()
  const waiting = all.filter((shown) =>
    starts.some((start) => pictureName(shown).split('/').slice(1).join('/').startsWith(start)),
  )
  if (waiting.length === 0) throw new Refusal(`No picture begins with « ${values.only} »: see --help.`)
  const pictures = new Map(Object.entries(drawnPictures))
  const shared = sharedPictures()
  let changed = 0
  const drawInTurn = async () => {
    for (let shown = waiting.shift(); shown; shown = waiting.shift()) {
      const name = pictureName(shown)
      const picture = await drawAnew(shown, { known: pictures.get(name), isShared: shared.has(name) })
      if (!picture) continue
      pictures.set(name, picture)
      changed++
      say(`${name}, ${waiting.length} to go`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, drawInTurn))
  await writePictures(pictures, new Set(all.map(pictureName)))
  say(`${changed} pictures have changed`)
  return 0
}

interface Standing {
  readonly known: DrawnPicture | undefined
  readonly isShared: boolean
}

/** Undefined when nothing has changed. */
const drawAnew = async (shown: Shown, { known, isShared }: Standing) => {
  const folder = join(picturesFolder, pictureName(shown))
  const sheet = { bytes: await drawPicture(shown), mostWidth: mostWidthOf(shown), isShared }
  const isWhole = known && filesOf(known).every((file) => existsSync(join(folder, file)))
  if (isWhole && known.drawn === hashOfSheet(sheet)) return undefined
  const { picture, files } = await makeMaster(sheet)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [file, bytes] of files) await writeFile(join(folder, file), bytes)
  return picture
}

/** A line for each picture, in the order of their names; those that the demo house no longer shows go. */
const writePictures = async (pictures: Map<string, DrawnPicture>, shown: ReadonlySet<string>) => {
  for (const name of [...pictures.keys()].filter((each) => !shown.has(each))) {
    await rm(join(picturesFolder, name), { recursive: true, force: true })
    pictures.delete(name)
  }
  const lines = [...pictures]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, picture]) => `  ${JSON.stringify(name)}: ${JSON.stringify(picture)}`)
  await writeFile(join(picturesFolder, 'pictures.json'), `{\n${lines.join(',\n')}\n}\n`)
}
