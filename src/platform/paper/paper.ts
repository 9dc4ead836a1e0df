import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Drawing } from '../../shared/pictures/drawing.ts'
import type { Lines, Rule } from './lines.ts'
import { Pen } from './pen.ts'
import { stitches } from './stitches.ts'
import { colors, hairline, sheet } from './style.ts'
import { widthOf } from './typeset.ts'

type ElementOptions = PDFKit.Mixins.StructureElementOptions

interface PaperOptions {
  /** The title must hold no character that XML would escape: pdfkit writes it into the metadata as it is. */
  readonly title: string
  readonly lng: string
  /** The creation date in the file: it is part of the content, so that the file always has the same bytes. */
  readonly madeAt: Date
}

/** A file that goes along in the paper: the same thing for machines. */
interface Attachment {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly bytes: Uint8Array
  /** What the metadata of the paper say of it, as XML. */
  readonly metadata: string
}

/** The left and right edges of a frame, and its upper edge on this page. */
interface Frame {
  readonly x: number
  readonly to: number
  readonly top: number
}

/** The position of the baseline in a line, as a share of the line height from above. */
const baselineShare = 0.74

const pageOptions = { size: 'A4', margin: 0 } as const

/** An A4 document that is written from top to bottom: tagged, archivable, and always with the same bytes. */
export class Paper {
  /** The current vertical position on the page. */
  y: number = sheet.top

  readonly #doc: PDFKit.PDFDocument
  readonly #madeAt: Date
  readonly #parents: PDFKit.PDFStructureElement[]
  readonly #pen: Pen
  #drawHead: () => void = () => {}
  #frame: Frame | undefined

  constructor({ title, lng, madeAt }: PaperOptions) {
    this.#madeAt = madeAt
    this.#doc = new PDFDocument({
      ...pageOptions,
      autoFirstPage: false,
      bufferPages: true,
      displayTitle: true,
      // The default font of pdfkit is not embedded, but an archivable document must embed all its fonts.
      font: '',
      info: { Title: title, CreationDate: madeAt },
      lang: lng,
      pdfVersion: '1.7',
      // This PDF/A level allows attachments, such as an invoice as XML (Factur-X, §11.11).
      subset: 'PDF/A-3b',
      tagged: true,
    })
    this.#pen = new Pen(this.#doc)
    const root = this.#doc.struct('Document', { lang: lng })
    this.#doc.addStructure(root)
    this.#parents = [root]
    this.#doc.addPage(pageOptions)
  }

  /** Puts a file into the paper, which says the same. */
  attach({ bytes, metadata, ...file }: Attachment) {
    const [creationDate, modifiedDate] = [this.#madeAt, this.#madeAt]
    this.#doc.file(Buffer.from(bytes), { ...file, creationDate, modifiedDate, relationship: 'Alternative' })
    this.#doc.appendXML(metadata)
  }

  /** The number of the current page, starting from 1. */
  get page() {
    return this.#doc.bufferedPageRange().count
  }

  /** Adds a structure element around the content that `write` adds. */
  inside(type: string, write: () => void, options: ElementOptions = {}) {
    const element = this.#doc.struct(type, options)
    this.#parents.at(-1)?.add(element)
    this.#parents.push(element)
    write()
    this.#parents.pop()
    element.end()
  }

  /** Adds lines to the current structure element. */
  add(lines: Lines) {
    this.#parents.at(-1)?.add(() => this.draw(lines))
  }

  /** Adds lines as a structure element of their own. */
  write(type: string, lines: Lines, options: ElementOptions = {}) {
    this.inside(type, () => this.add(lines), options)
  }

  /** Draws content that is visible but not read out: lines, ornaments, and words that are said elsewhere. */
  decorate(paint: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    this.#doc.markContent('Artifact', { type })
    paint()
    this.#doc.endMarkedContent()
  }

  /** Draws lines without a structure element; only within `decorate`. */
  draw({ lines, style, x, y, width = 0, align = 'left' }: Lines) {
    for (const [index, line] of lines.entries()) {
      const start = align === 'right' ? x + width - widthOf(line, style) : x
      this.#pen.write(line, { x: start, y: y + (index + baselineShare) * style.leading, style })
    }
  }

  /** Draws a horizontal line; only within `decorate`. */
  drawRule({ y = this.y, x = sheet.left, to = sheet.width - sheet.right, color = colors.hairline }: Rule) {
    this.#doc.moveTo(x, y).lineTo(to, y).lineWidth(hairline).stroke(color)
  }

  rule(rule: Rule = {}) {
    this.decorate(() => this.drawRule(rule))
  }

  /** Draws the thread with a given length in points. */
  thread({ x, y, length }: { readonly x: number; readonly y: number; readonly length: number }) {
    const { path, thickness, length: wholeLength } = stitches
    this.decorate(() => {
      this.#doc
        .save()
        .translate(x, y)
        .scale(length / wholeLength)
      this.#doc.path(path).lineWidth(thickness).lineCap('round').stroke(colors.garance)
      this.#doc.restore()
    })
  }

  /** Draws lines that say what is written beside them, as large as the height allows. */
  picture({ box, strokes }: Drawing, { x, y, height }: { x: number; y: number; height: number }) {
    const scale = height / box.height
    this.decorate(() => {
      this.#doc.save().translate(x, y).scale(scale).translate(-box.left, -box.top)
      for (const { paths, thickness, color } of strokes)
        for (const path of paths)
          this.#doc.path(path).lineWidth(thickness).lineCap('round').lineJoin('round').stroke(colors[color])
      this.#doc.restore()
    })
  }

  /** Sets what is drawn at the top of each further page. */
  headFurtherPages(draw: () => void) {
    this.#drawHead = draw
  }

  /** Begins the next page. */
  turn() {
    this.#drawSides()
    this.#doc.addPage(pageOptions)
    this.y = sheet.top
    this.#drawHead()
    if (this.#frame) this.#frame = { ...this.#frame, top: this.y }
  }

  /** Draws a frame around the content, which stays open at the end of a page that it crosses. */
  framed({ x, to }: Omit<Frame, 'top'>, write: () => void) {
    const color = colors.rule
    this.rule({ x, to, color })
    this.#frame = { x, to, top: this.y }
    write()
    this.#drawSides()
    this.#frame = undefined
    this.rule({ x, to, color })
  }

  /** Begins the next page unless this height still fits on the current one; tells whether it did. */
  need(height: number) {
    if (this.y + height <= sheet.bottom) return false
    this.turn()
    return true
  }

  /** Draws the footer of each page and returns the bytes. */
  async finish(drawFoot: (page: number, pages: number) => void): Promise<Uint8Array> {
    const { count } = this.#doc.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(index)
      this.decorate(() => drawFoot(index + 1, count), 'Pagination')
    }
    this.#doc.end()
    return new Uint8Array(await buffer(this.#doc))
  }

  #drawSides() {
    if (!this.#frame) return
    const { x, to, top } = this.#frame
    this.decorate(() => {
      for (const side of [x, to]) this.#doc.moveTo(side, top).lineTo(side, this.y)
      this.#doc.lineWidth(hairline).stroke(colors.rule)
    })
  }
}
