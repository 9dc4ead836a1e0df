import { join } from 'node:path'
import type { Printer } from '../../../../platform/paper/printer.ts'
import type { Manuscript } from './manuscript.ts'

/** What the printer's thread runs; read from the source beside the build too, as the faces and the migrations are. */
export const printingFile = join(process.cwd(), 'src/features/papers/server/printing/printing-worker.ts')

export const printPaper = ({ print }: Pick<Printer, 'print'>, manuscript: Manuscript) => print(manuscript)
