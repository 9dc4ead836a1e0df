import type { FileAnswer } from '../../shared/api/file-answer.ts'

/** The whole of a file that comes in parts. */
export const allParts = async ({ parts }: FileAnswer) => {
  const read: Uint8Array[] = []
  for await (const part of parts ?? []) read.push(part)
  return Buffer.concat(read)
}
