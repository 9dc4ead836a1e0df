import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { runCommandLine } from './setup/command-line.mjs'
import { inProject } from './setup/project.mjs'
import { say } from './setup/say.mjs'

const papers = inProject('src/platform/paper/faces')
const sharePictures = inProject('src/platform/media/making/faces')
const packages = inProject('node_modules/@fontsource-variable')

const latin = [
  0x20, 0x7e, 0xa0, 0xff, 0x131, 0x131, 0x152, 0x153, 0x2010, 0x2026, 0x20ac, 0x20ac, 0x2122, 0x2122, 0x2212,
  0x2212, 0xfffd, 0xfffd,
]
const latinFurther = [0x100, 0x24f]
const vietnamese = [0x1a0, 0x1b0, 0x1ea0, 0x1ef9]
const greek = [0x370, 0x3ff]
const cyrillic = [0x400, 0x45f, 0x490, 0x491, 0x4b0, 0x4b1, 0x2116, 0x2116]

/**
 * What is printed, cut from the variable faces of the screen: the writer of PDFs takes one weight a file. Bodoni is cut
 * for 28 points. Names from elsewhere in Europe are set in Inter where Hanken has no letters for them.
 */
const printed = [
  {
    file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    axes: { wght: 400 },
    ranges: latin,
    name: 'hanken',
  },
  {
    file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    axes: { wght: 600 },
    ranges: latin,
    name: 'hanken-strong',
  },
  {
    file: 'hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal',
    axes: { wght: 400 },
    ranges: latinFurther,
    name: 'hanken-further',
  },
  {
    file: 'hanken-grotesk/files/hanken-grotesk-vietnamese-wght-normal',
    axes: { wght: 400 },
    ranges: vietnamese,
    name: 'hanken-vietnamese',
  },
  { file: 'inter/files/inter-greek-wght-normal', axes: { wght: 400 }, ranges: greek, name: 'inter-greek' },
  {
    file: 'inter/files/inter-cyrillic-wght-normal',
    axes: { wght: 400 },
    ranges: cyrillic,
    name: 'inter-cyrillic',
  },
  {
    file: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal',
    axes: { wght: 400, opsz: 28 },
    ranges: latin,
    name: 'bodoni',
  },
]

/** The name of the house on a picture that a shared link shows: large and upright, its first word small and italic. */
const shared = [
  {
    file: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal',
    axes: { wght: 400, opsz: 40 },
    ranges: latin,
    name: 'bodoni-large',
  },
  {
    file: 'bodoni-moda/files/bodoni-moda-latin-opsz-italic',
    axes: { wght: 400, opsz: 28 },
    ranges: latin,
    name: 'bodoni-italic',
  },
]

const folders = [
  { target: papers, cuts: printed, licences: ['hanken-grotesk', 'inter', 'bodoni-moda'] },
  { target: sharePictures, cuts: shared, licences: ['bodoni-moda'] },
]

/** @param {number[]} ranges first and last code points, in turn */
const characters = (ranges) => {
  let text = ''
  for (let index = 0; index < ranges.length; index += 2)
    for (let code = ranges[index]; code <= ranges[index + 1]; code++) text += String.fromCodePoint(code)
  return text
}

/** @param {typeof folders[number]} folder */
const cutFolder = async ({ target, cuts, licences }) => {
  await mkdir(target, { recursive: true })
  for (const { file, axes, ranges, name } of cuts) {
    const options = { targetFormat: 'truetype', variationAxes: axes }
    const face = await subsetFont(
      await readFile(join(packages, `${file}.woff2`)),
      characters(ranges),
      options,
    )
    await writeFile(join(target, `${name}.ttf`), face)
    say(`${name}: ${face.length} bytes`)
  }
  for (const name of licences)
    await copyFile(join(packages, name, 'LICENSE'), join(target, `${name}.licence.txt`))
}

/** Cuts the faces of the house's papers and of its share pictures; run again only to change them, since what was printed must not change. */
const cutFaces = async () => {
  for (const folder of folders) await cutFolder(folder)
  return 0
}

await runCommandLine(cutFaces)
