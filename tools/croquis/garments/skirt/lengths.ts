/** Where each length ends, in centimetres above the floor. */
const hems: Readonly<Record<string, number>> = {
  taille: 102,
  hanches: 84,
  courte: 66,
  genou: 51,
  midi: 29,
  longue: 1,
}

export const hemOf = (length: string) => hems[length] ?? 1
