import { printingFile } from '../../features/papers/server/printing/print-paper.public.ts'
import { openPrinter } from '../../platform/paper/printer.ts'

/** The printer of the tests in one file: its thread does not keep the process of the tests alive. */
export const testPrinter = openPrinter(printingFile)
