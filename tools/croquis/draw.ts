import process from 'node:process'
import { runCommandLine } from '../../scripts/setup/command-line.mjs'
import { Refusal } from '../../scripts/setup/refusal.mjs'
import { say } from '../../scripts/setup/say.mjs'
import { contactSheet } from './commands/contact-sheet.ts'
import { drawMasters } from './commands/draw-masters.ts'
import { drawPublicPictures } from './commands/public-pictures.ts'

const usage = `Draws the pictures of the demo house, which are committed in db/seed/pictures.
npm run draw                     writes those whose drawing has changed
  --only=mar-001,hero            whose names begin so
npm run draw -- contact-sheet    lays pictures beside each other, to be judged by eye
  --views=front,back             which views of the products (front; also back, detail, swatch)
  --only=MAR,SOI-003             products, or plates, whose names begin so
  --plates                       plates instead of products
  --width=300                    of one picture
  --columns=8
  --out=data/contact-sheet.png
npm run draw -- public           the share picture of the house and its icons, in public/`

const commands = new Map([
  ['contact-sheet', contactSheet],
  ['public', drawPublicPictures],
])

await runCommandLine(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    say(usage)
    return 0
  }
  const [first = '', ...others] = args
  if (first === '' || first.startsWith('-')) return drawMasters(args)
  const command = commands.get(first)
  if (!command) throw new Refusal(`There is nothing to draw called « ${first} »: see --help.`)
  return command(others)
})
