/** The longest side of a master: twice the largest width, so that a larger width can be made one day. */
export const masterSide = 2400

const masterName = 'master.webp'

/** The master, from which the widths of an uploaded picture are made; it is stored beside them. */
export const masterFile = (key: string) => `${key}/${masterName}`

/** Whether a file is a master, which no page shows and no call sends. */
export const isMasterFile = (file: string) => file.endsWith(`/${masterName}`)
