const marks = /\p{M}/gu
const others = /[^a-z0-9]+/g
const edges = /^-|-$/g

/** A name in the form for an address: « Prêt-à-porter » → « pret-a-porter »; '' when no character can be used. */
export const slugOf = (name: string) =>
  name
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(others, '-')
    .replace(edges, '')
