import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { demoPictures } from '../../../db/seed/pictures/demo-pictures.ts'
import type { Shown } from '../../../db/seed/pictures/picture-names.ts'
import { inProject } from '../../../scripts/setup/project.mjs'
import { Refusal } from '../../../scripts/setup/refusal.mjs'
import { say } from '../../../scripts/setup/say.mjs'
import { drawPicture } from '../draw-picture.ts'

const optionsOf = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      views: { type: 'string', default: 'front' },
      only: { type: 'string', default: '' },
      plates: { type: 'boolean', default: false },
      width: { type: 'string', default: '300' },
      columns: { type: 'string', default: '8' },
      out: { type: 'string', default: 'data/contact-sheet.png' },
    },
  }).values

type Options = ReturnType<typeof optionsOf>

const chosen = ({ views, only, plates }: Options): readonly Shown[] => {
  const beginsSo = (name: string) => only.split(',').some((start) => name.startsWith(start))
  const found = demoPictures().filter((shown) =>
    'plate' in shown
      ? plates && beginsSo(shown.plate)
      : !plates && views.split(',').includes(shown.view) && beginsSo(shown.product),
  )
  if (found.length === 0)
    throw new Refusal(
      'No picture is chosen: look at --views, --only and --plates; --help names what there is.',
    )
  return found
}

const countOf = (options: Options, option: 'width' | 'columns', most: number) => {
  const count = Number(options[option])
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Refusal(`--${option} is a whole number from 1 to ${most}, not « ${options[option]} ».`)
  return count
}

const widestPixels = 1200
const mostColumns = 60

/** Draws pictures onto one sheet. */
export const contactSheet = async (args: readonly string[]) => {
  const options = optionsOf(args)
  const width = countOf(options, 'width', widestPixels)
  const wantedColumns = countOf(options, 'columns', mostColumns)
  const height = Math.round((width * 4) / 3)
  const cells: Buffer[] = []
  for (const shown of chosen(options))
    cells.push(
      await sharp(await drawPicture(shown))
        .resize({ width, height, fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer(),
    )
  const columns = Math.min(cells.length, wantedColumns)
  const out = inProject(options.out)
  await mkdir(dirname(out), { recursive: true })
  await sharp({
    create: {
      width: columns * width,
      height: Math.ceil(cells.length / columns) * height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      cells.map((input, place) => ({
        input,
        left: (place % columns) * width,
        top: Math.floor(place / columns) * height,
      })),
    )
    .png()
    .toFile(out)
  say(`${cells.length} pictures on ${out}`)
  return 0
}
