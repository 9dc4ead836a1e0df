import { createHash } from 'node:crypto'

/** Derives the key of a picture from its content and its recipe: the same picture is stored once. */
export const pictureKey = (recipe: string, bytes: Uint8Array) =>
  createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32)
