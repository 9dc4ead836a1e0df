import { createHash } from 'node:crypto'
import { wordsOf } from '../../suspicion.rules.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Two hashes: one recognizes the same words from any author, the other one the same words from the same author. */
export const hashesOfWords = ({ name, content }: { name: string; content: string }) => {
  const words = wordsOf(content)
  return { wordsHash: hashOf(words), fingerprint: hashOf(`${wordsOf(name)}:${words}`) }
}
