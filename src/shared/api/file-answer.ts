import { z } from 'zod'

/**
 * The answer of a call with a `file`: the bytes, and a name for saving the file. One that is too large for the memory
 * comes in `parts`, which are read while they are sent.
 */
export const fileAnswer = z.object({
  bytes: z.instanceof(Uint8Array),
  parts: z.custom<AsyncIterable<Uint8Array>>().optional(),
  fileName: z.string().min(1),
})

export type FileAnswer = Readonly<z.output<typeof fileAnswer>>
