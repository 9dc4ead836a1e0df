import { join } from 'node:path'
import type { Printer } from '../../../../platform/paper/printer.ts'
import type { Manuscript } from './manuscript.ts'

/**
 * The file that the printing thread runs. It is read from the source even in production, as the fonts and the
 * migrations are.
 */
export const printingFile = join(process.cwd(), 'src/features/papers/server/printing/printing-worker.ts')

export const printPaper = ({ print }: Pick<Printer, 'print'>, manuscript: Manuscript) => print(manuscript)
