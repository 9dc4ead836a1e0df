import { type FaceFile, openFace } from './faces.ts'
import type { Lines } from './lines.ts'
import { runsOf, runWidth } from './typeset.ts'

/** Writes lines of text on a document, each letter in a font that has it, and embeds the fonts that it used. */
export class Pen {
  readonly #doc: PDFKit.PDFDocument
  readonly #faces = new Set<FaceFile>()

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** Writes a line whose baseline is at y. */
  write(text: string, { x, y, style }: Pick<Lines, 'x' | 'y' | 'style'>) {
    let at = x
    // The space at the end keeps screen readers from joining the last word with the next line.
    for (const run of runsOf(`${text} `, style.face)) {
      this.#use(run.file, style.size)
      this.#doc.fillColor(style.color).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += runWidth(run, style.size)
    }
  }

  #use(file: FaceFile, size: number) {
    if (!this.#faces.has(file)) this.#doc.registerFont(file, openFace(file).bytes)
    this.#faces.add(file)
    this.#doc.font(file, size)
  }
}
