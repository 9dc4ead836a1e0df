/** The longest side of a master: twice the widest plate, so that a wider one can be made some day. */
export const masterSide = 2400

const masterName = 'master.webp'

/** What the widths of an uploaded picture are made from, beside them. */
export const masterFile = (key: string) => `${key}/${masterName}`

/** A master is the house's own: no page shows it, and no call sends it. */
export const isMasterFile = (file: string) => file.endsWith(`/${masterName}`)
