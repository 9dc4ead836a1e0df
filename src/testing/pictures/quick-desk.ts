import type { DrawingDesk } from '../../../db/seed/drawing-desk.ts'
import type { Sheet } from '../../../db/seed/sheet.ts'

const nameOf = (sheet: Sheet) => ('plate' in sheet ? sheet.plate : `${sheet.piece.id}-${sheet.view}`)

/** A desk at which every sheet is drawn at once and looks the same; `before` is called with its name first, and may fail or wait. */
export const quickDesk =
  (before: (name: string) => void | Promise<void> = () => {}): DrawingDesk =>
  (_media, work) =>
    work(async (sheet) => {
      await before(nameOf(sheet))
      return { key: nameOf(sheet), width: 1200, height: 1600, color: '#eeeeee', widths: [400, 800] }
    })
