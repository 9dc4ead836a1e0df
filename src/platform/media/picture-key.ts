import { createHash } from 'node:crypto'

/** The address of a picture comes from its content and from how it is made: what is the same is stored once. */
export const pictureKey = (recipe: string, bytes: Uint8Array) =>
  createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32)
