import { z } from 'zod'

/** What a call with a `file` answers: the bytes, and the name under which the caller may keep them. */
export const fileAnswer = z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string().min(1) })

export type FileAnswer = Readonly<z.output<typeof fileAnswer>>
