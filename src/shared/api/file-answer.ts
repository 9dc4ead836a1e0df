import { z } from 'zod'

/** The answer of a call with a `file`: the bytes, and a name for saving the file. */
export const fileAnswer = z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string().min(1) })

export type FileAnswer = Readonly<z.output<typeof fileAnswer>>
