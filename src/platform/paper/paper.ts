import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Lines, Rule } from './lines.ts'
import { Pen } from './pen.ts'
import { stitches } from './stitches.ts'
import { colors, hairline, sheet } from './style.ts'
import { widthOf } from './typeset.ts'

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** What a head of a table is the head of; missing in the types of pdfkit. */
      scope?: 'Row' | 'Column'
    }
  }
}

type ElementOptions = PDFKit.Mixins.StructureElementOptions

interface PaperOptions {
  /** Letters, figures and signs that XML need not escape: pdfkit writes it into the metadata as it is. */
  readonly title: string
  readonly lng: string
  /** The moment that the file says it was made at: part of the content, so that it is always the same bytes. */
  readonly madeAt: Date
}

/** What stands in a frame, from where to where, and its upper edge on this page. */
interface Frame {
  readonly x: number
  readonly to: number
  readonly top: number
}

/** Where the letters stand in their line: at this share of the leading, from above. */
const baselineShare = 0.74

const pageOptions = { size: 'A4', margin: 0 } as const

/** An A4 document that is written from above, page after page: tagged, archivable, and always the same bytes. */
export class Paper {
  /** How far down the page is written. */
  y: number = sheet.top

  readonly #doc: PDFKit.PDFDocument
  readonly #parents: PDFKit.PDFStructureElement[]
  readonly #pen: Pen
  #drawHead: () => void = () => {}
  #frame: Frame | undefined

  constructor({ title, lng, madeAt }: PaperOptions) {
    this.#doc = new PDFDocument({
      ...pageOptions,
      autoFirstPage: false,
      bufferPages: true,
      displayTitle: true,
      // The face that pdfkit begins with is not embedded, which an archived document must not have.
      font: '',
      info: { Title: title, CreationDate: madeAt },
      lang: lng,
      pdfVersion: '1.7',
      // To this kind an invoice as XML may be attached one day (Factur-X, §11.11).
      subset: 'PDF/A-3b',
      tagged: true,
    })
    this.#pen = new Pen(this.#doc)
    const root = this.#doc.struct('Document', { lang: lng })
    this.#doc.addStructure(root)
    this.#parents = [root]
    this.#doc.addPage(pageOptions)
  }

  /** Which page is written, the first being 1. */
  get page() {
    return this.#doc.bufferedPageRange().count
  }

  /** An element of the document's structure, around what is written meanwhile. */
  inside(type: string, write: () => void, options: ElementOptions = {}) {
    const element = this.#doc.struct(type, options)
    this.#parents.at(-1)?.add(element)
    this.#parents.push(element)
    write()
    this.#parents.pop()
    element.end()
  }

  /** Lines of the element that is being written. */
  add(lines: Lines) {
    this.#parents.at(-1)?.add(() => this.draw(lines))
  }

  /** Lines as an element of their own. */
  write(type: string, lines: Lines, options: ElementOptions = {}) {
    this.inside(type, () => this.add(lines), options)
  }

  /** What is seen and not read out: rules, ornaments, and words that are said elsewhere. */
  decorate(paint: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    this.#doc.markContent('Artifact', { type })
    paint()
    this.#doc.endMarkedContent()
  }

  /** Lines without a place in the structure; within `decorate`. */
  draw({ lines, style, x, y, width = 0, align = 'left' }: Lines) {
    for (const [index, line] of lines.entries()) {
      const start = align === 'right' ? x + width - widthOf(line, style) : x
      this.#pen.write(line, { x: start, y: y + (index + baselineShare) * style.leading, style })
    }
  }

  /** A rule within `decorate`. */
  drawRule({ y = this.y, x = sheet.left, to = sheet.width - sheet.right, color = colors.hairline }: Rule) {
    this.#doc.moveTo(x, y).lineTo(to, y).lineWidth(hairline).stroke(color)
  }

  rule(rule: Rule = {}) {
    this.decorate(() => this.drawRule(rule))
  }

  /** A line sewn by hand, so many points long. */
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

  /** What each further page begins with. */
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

  /** Writes in a frame, which stays open where a page ends. */
  framed({ x, to }: Omit<Frame, 'top'>, write: () => void) {
    const color = colors.rule
    this.rule({ x, to, color })
    this.#frame = { x, to, top: this.y }
    write()
    this.#drawSides()
    this.#frame = undefined
    this.rule({ x, to, color })
  }

  /** Begins the next page unless so much still fits on this one; tells whether it did. */
  need(height: number) {
    if (this.y + height <= sheet.bottom) return false
    this.turn()
    return true
  }

  /** Draws the foot of each page and gives the bytes. */
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
