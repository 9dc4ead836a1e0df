const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether a name was repeated: neither capitals, accents nor spaces decide about it. */
export const isSameName = (typed: string, name: string) => plain(typed) === plain(name)
