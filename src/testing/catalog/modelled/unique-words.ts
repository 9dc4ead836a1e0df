import { createHash } from 'node:crypto'

const consonants = 'bdfgklmnprtvz'
const vowels = 'aeiou'

/** Long enough that no word begins another, and that no two are alike enough for a search to take one for the other. */
const syllables = 5

const wordOf = (place: number) => {
  const bytes = createHash('sha256').update(`word ${place}`).digest()
  const letters = Array.from({ length: syllables }, (_, at) => [
    consonants[(bytes[2 * at] ?? 0) % consonants.length],
    vowels[(bytes[2 * at + 1] ?? 0) % vowels.length],
  ])
  return `${letters.flat().join('')}k`
}

/** Words of which each is said once, so that wherever one is read, it is known who wrote it. */
export const uniqueWords = () => {
  const said: string[] = []
  let price = 100
  return {
    said,
    /** A new word. */
    say: () => {
      const word = wordOf(said.length)
      said.push(word)
      return word
    },
    /** A price that was never asked before. */
    price: () => ++price,
    /** Those of the words that a text holds, in the order in which they were first said. */
    heardIn: (text: string) => said.filter((word) => text.includes(word)),
  }
}
