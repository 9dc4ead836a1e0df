// What the types of pdfkit lack of what it can do.
import 'pdfkit'

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Says whether a header cell belongs to its row or its column; the types of pdfkit lack it. */
      scope?: 'Row' | 'Column'
    }

    interface PDFAttachmentOptions {
      /** How the file stands to the paper; the types of pdfkit lack it. */
      relationship?: 'Alternative'
    }
  }
}
