import { createHash } from 'node:crypto'
import { wordsOf } from '../../suspicion.rules.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What tells the same words again, and the same words of the same person. */
export const hashesOfWords = ({ name, content }: { name: string; content: string }) => {
  const words = wordsOf(content)
  return { wordsHash: hashOf(words), fingerprint: hashOf(`${wordsOf(name)}:${words}`) }
}
