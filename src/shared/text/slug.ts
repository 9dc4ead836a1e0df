const marks = /\p{M}/gu
const others = /[^a-z0-9]+/g
const edges = /^-|-$/g

/** A name as it can stand in an address: « Prêt-à-porter » → « pret-a-porter »; '' when nothing of it can. */
export const slugOf = (name: string) =>
  name
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(others, '-')
    .replace(edges, '')
